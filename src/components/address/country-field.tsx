import { useText } from '../../lib/i18n/texts'
import { addressFormMessages } from './address-form-texts'
import { PlaceSelect } from './place-select'
import { useCountries } from './use-places'

/** The countries that the shop delivers to. */
export function CountryField() {
  const text = useText(addressFormMessages)
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
