import { useFormikContext } from 'formik'
import { Field } from '../form/field'
import { Pair } from '../form/pair'
import { useText } from '../i18n/texts'
import { addressFormTexts } from './address-form-texts'
import { CountryField } from './country-field'
import type { PlaceValues } from './place-values'
import { RegionField } from './region-field'
import { WarnedField } from './warned-field'

/** Where an address is, from the country down to the number. */
export function PlaceFields() {
  const text = useText(addressFormTexts)
  const { values } = useFormikContext<PlaceValues>()
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
        <WarnedField
          name='zipcode'
          mark='required'
          // Elsewhere there may be letters in it.
          inputMode={values.country === 'GR' ? 'numeric' : 'text'}
          autoComplete='postal-code'
        />
      </Pair>
    </>
  )
}
