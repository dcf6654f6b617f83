import { useText } from '../../../shared/i18n/texts'
import { addressTexts } from '../address-texts'
import { Pair } from './pair'
import { WarnedField } from './warned-field'

/** How to reach whoever takes the parcel. */
export function PhoneFields() {
  const text = useText(addressTexts)
  return (
    <Pair>
      <WarnedField
        name='phone'
        hint={text('fields.phoneHint')}
        mark='required'
        type='tel'
        inputMode='tel'
        autoComplete='tel'
      />
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
