import { useText } from '../i18n/texts'
import { addressFormTexts } from './address-form-texts'
import { PlaceSelect } from './place-select'
import { useCountries } from './use-places'

/** The countries that the shop delivers to. */
export function CountryField() {
  const text = useText(addressFormTexts)
  const countries = useCountries()
  return (
    <PlaceSelect
      name='country'
      autoComplete='country'
      placeholder={text('fields.countryChoose')}
      isFetching={countries.isFetching}
      places={countries.data?.results.map((row) => ({ code: row.alpha2, ...row }))}
    />
  )
}
