import { country } from '../../../contract/geo/country'
import { pageOf } from '../../../contract/wire/page'
import { useText } from '../i18n/texts'
import { addressFormTexts } from './address-form-texts'
import { PlaceSelect } from './place-select'
import { usePlaces } from './use-places'

const answer = pageOf(country)

/** The countries that the shop delivers to (`GET /api/countries`). */
export function CountryField() {
  const text = useText(addressFormTexts)
  const countries = usePlaces(['countries'], { path: '/api/countries', answer })
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
