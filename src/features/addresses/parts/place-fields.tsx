import { Field } from '../../../shared/form/field'
import { useText } from '../../../shared/i18n/texts'
import { addressTexts } from '../address-texts'
import { CountryField } from './country-field'
import { Pair } from './pair'
import { RegionField } from './region-field'
import { WarnedField } from './warned-field'

/** Where an address is, from the country down to the number. */
export function PlaceFields() {
  const text = useText(addressTexts)
  const word = (name: 'street' | 'streetNumber' | 'city') => ({
    name,
    label: text(`fields.${name}`),
  })
  return (
    <>
      <Pair>
        <CountryField />
        <RegionField />
      </Pair>
      <Pair>
        <Field {...word('street')} mark='required' autoComplete='address-line1' />
        <Field {...word('streetNumber')} mark='required' autoComplete='off' />
      </Pair>
      <Pair>
        <Field {...word('city')} mark='required' autoComplete='address-level2' />
        <WarnedField name='zipcode' mark='required' autoComplete='postal-code' />
      </Pair>
    </>
  )
}
