/** @jsxImportSource theme-ui */
import { useFormikContext } from 'formik'
import { useText } from '../../lib/i18n/texts'
import { Button } from '../button'
import { Field } from '../form/field'
import { Pair } from '../form/pair'
import { addressFormMessages } from './address-form-texts'
import { CountryField } from './country-field'
import type { PlaceValues } from './place-values'
import { RegionField } from './region-field'
import { useCountries, useRegions } from './use-places'
import { WarnedField } from './warned-field'

/** Where an address is, from the country down to the number. */
export function PlaceFields() {
  const text = useText(addressFormMessages)
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
      <MissingPlaces />
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

/** Which list of places did not come, once for both: they mostly fail together. */
function MissingPlaces() {
  const text = useText(addressFormMessages)
  const { values } = useFormikContext<PlaceValues>()
  const countries = useCountries()
  const regions = useRegions(values.country)
  const missing = [countries, regions].filter(({ data, isError }) => isError && !data)
  if (missing.length === 0) return null
  const lists = missing.length > 1 ? 'both' : missing[0] === countries ? 'countries' : 'regions'
  const askAgain = () => {
    for (const query of missing) void query.refetch()
  }
  return (
    <p role='alert' sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      {text(`places.missing.${lists}`)}
      <Button
        variant='quiet'
        size='sm'
        busy={missing.some(({ isFetching }) => isFetching)}
        onClick={askAgain}
      >
        {text('places.retry')}
      </Button>
    </p>
  )
}
