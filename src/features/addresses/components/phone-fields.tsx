import { WarnedField } from '../../../components/address/warned-field'
import { Pair } from '../../../components/form/pair'

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
