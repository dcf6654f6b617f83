import { country } from '../../../../contract/geo/country'
import { pageOf } from '../../../../contract/wire/page'
import { useOwnQuery } from '../../../session/use-own-query'
import { useText } from '../../../shared/i18n/texts'
import { addressTexts } from '../address-texts'
import { placesFreshFor } from '../places'
import { PlaceSelect } from './place-select'

const answer = pageOf(country)

/** The countries that the shop delivers to (`GET /api/countries`). */
export function CountryField() {
  const text = useText(addressTexts)
  const countries = useOwnQuery(
    ['countries'],
    { path: '/api/countries', answer },
    { freshFor: placesFreshFor },
  )
  return (
    <PlaceSelect
      name='country'
      autoComplete='country'
      placeholder={text('fields.countryChoose')}
      query={countries}
      places={countries.data?.results.map((row) => ({ code: row.alpha2, ...row }))}
    />
  )
}
