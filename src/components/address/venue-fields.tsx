import { addressTypes } from '#contract/account/address'
import { floors } from '#contract/account/floor'
import { useTranslation } from '#lib/i18n/use-translation'
import { Pair } from '../form/pair'
import { SelectField } from '../form/select-field'
import { addressFormMessages } from './address-form-messages'

export function VenueFields() {
  const { t } = useTranslation(addressFormMessages)
  return (
    <Pair>
      <SelectField
        name='floor'
        label={t('fields.floor')}
        optional
        placeholder={t('fields.floorChoose')}
        options={floors.map((value) => ({ value, label: t(`floors.${value}`) }))}
      />
      <SelectField
        name='locationType'
        label={t('fields.locationType')}
        optional
        placeholder={t('fields.locationTypeChoose')}
        options={addressTypes.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
    </Pair>
  )
}
