import { WarnedField } from '../../../shared/address/warned-field'
import { Pair } from '../../../shared/form/pair'

/** How to reach whoever takes the parcel. */
export function PhoneFields() {
  return (
    <Pair>
      <WarnedField name='phone' mark='required' type='tel' inputMode='tel' autoComplete='tel' />
      <WarnedField
        name='mobilePhone'
        mark='optional'
        type='tel'
        inputMode='tel'
        autoComplete='mobile tel'
      />
    </Pair>
  )
}
