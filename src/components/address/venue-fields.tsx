import { addressTypes } from '#contract/account/address'
import { floors } from '#contract/account/floor'
import { useText } from '#lib/i18n/messages'
import { Pair } from '../form/pair'
import { SelectField } from '../form/select-field'
import { addressFormMessages } from './address-form-messages'

/** Fields for the kind of the address and the floor. */
export function VenueFields() {
  const text = useText(addressFormMessages)
  return (
    <Pair>
      <SelectField
        name='floor'
        label={text('fields.floor')}
        mark='optional'
        placeholder={text('fields.floorChoose')}
        options={floors.map((value) => ({ value, label: text(`floors.${value}`) }))}
      />
      <SelectField
        name='locationType'
        label={text('fields.locationType')}
        mark='optional'
        placeholder={text('fields.locationTypeChoose')}
        options={addressTypes.map((value) => ({ value, label: text(`kinds.${value}`) }))}
      />
    </Pair>
  )
}
