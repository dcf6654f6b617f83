import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { type Translations, translate } from '#contract/wire/translations'
import { useTranslation } from '#lib/i18n/use-translation'
import { Button } from '../button'
import { Field } from '../form/field'
import { FieldWarning } from '../form/field-frame'
import { Pair } from '../form/pair'
import { SelectField } from '../form/select-field'
import { addressFormMessages } from './address-form-messages'
import { useCountries, useRegions } from './places-api'
import { WarnedField } from './warned-field'
import { otherRegionOf } from './zipcode-region'

/** Address fields from the country to the street number. */
export function PlaceFields() {
  const { t } = useTranslation(addressFormMessages)
  const { values } = useFormikContext<PlaceValues>()
  const word = (name: 'street' | 'streetNumber' | 'city') => ({
    name,
    label: t(`fields.${name}`),
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
        <div>
          <WarnedField
            name='zipcode'
            mark='required'
            // Other countries have letters in postal codes.
            inputMode={values.country === 'GR' ? 'numeric' : 'text'}
            autoComplete='postal-code'
          />
          <RegionWarning />
        </div>
      </Pair>
    </>
  )
}

/** One error for both lists (countries, regions), which mostly fail together. */
function MissingPlaces() {
  const { t } = useTranslation(addressFormMessages)
  const { values } = useFormikContext<PlaceValues>()
  const countries = useCountries()
  const regions = useRegions(values.country)
  const missing = [countries, regions].filter(({ data, isError }) => isError && !data)
  if (missing.length === 0) return null
  const lists = missing.length > 1 ? 'both' : missing[0] === countries ? 'countries' : 'regions'
  const retry = () => {
    for (const query of missing) void query.refetch()
  }
  return (
    <p role='alert' sx={styles.missingPlacesText}>
      <span>{t(`places.missing.${lists}`)}</span>
      <Button
        variant='quiet'
        size='sm'
        busy={missing.some(({ isFetching }) => isFetching)}
        onClick={retry}
      >
        {t('places.retry')}
      </Button>
    </p>
  )
}

/** The countries that the shop delivers to. */
function CountryField() {
  const { t } = useTranslation(addressFormMessages)
  const countries = useCountries()
  return (
    <PlaceSelect
      name='country'
      autoComplete='country'
      placeholder={t('fields.countryChoose')}
      isFetching={countries.isFetching}
      places={countries.data?.results.map((row) => ({ code: row.alpha2, ...row }))}
    />
  )
}

/** The regions of the chosen country; clears a region of another country. */
function RegionField() {
  const { t } = useTranslation(addressFormMessages)
  const { values, setFieldValue } = useFormikContext<PlaceValues>()
  const { country, region: chosen } = values
  const regions = useRegions(country)
  const rows = regions.data?.results
  const isForeign = chosen !== '' && rows !== undefined && !rows.some((row) => row.alpha === chosen)
  useEffect(() => {
    if (isForeign) void setFieldValue('region', '', false)
  }, [isForeign, setFieldValue])
  return (
    <PlaceSelect
      name='region'
      autoComplete='address-level1'
      placeholder={t('fields.regionChoose')}
      isFetching={regions.isFetching}
      places={rows?.map((row) => ({ code: row.alpha, ...row }))}
    />
  )
}

/** A word where postal code and region do not belong together; it never blocks the form. */
function RegionWarning() {
  const { t } = useTranslation(addressFormMessages)
  const { values, errors } = useFormikContext<PlaceValues>()
  const { country, region, zipcode } = values
  const regions = useRegions(country).data?.results ?? []
  const nameOf = (code: string | null) => {
    const found = regions.find(({ alpha }) => alpha === code)
    return found && translate(found.translations, 'name')
  }
  const likely = errors.zipcode ? null : nameOf(otherRegionOf(zipcode, region))
  const chosen = nameOf(region)
  return <FieldWarning>{likely && chosen && t('warnings.region', { likely, chosen })}</FieldWarning>
}

interface PlaceSelectProps {
  name: 'country' | 'region'
  autoComplete: string
  placeholder: string
  isFetching: boolean
  /** Undefined until loaded. */
  places: readonly Place[] | undefined
}

/** Select of a place, with a loading placeholder. */
function PlaceSelect(props: PlaceSelectProps) {
  const { name, autoComplete, placeholder, isFetching, places } = props
  const { t } = useTranslation(addressFormMessages)
  const { values } = useFormikContext<PlaceValues>()
  const isComing = places === undefined && isFetching
  return (
    <SelectField
      name={name}
      label={t(`fields.${name}`)}
      mark='required'
      autoComplete={autoComplete}
      placeholder={isComing ? t('places.loading') : placeholder}
      options={placeOptions(places, values[name])}
    />
  )
}

export interface Place {
  code: string
  translations: Translations<'name'>
}

/**
 * Options of a place select. While the list is not loaded, the current value is the only option.
 */
export function placeOptions(places: readonly Place[] | undefined, chosen: string) {
  const options = (places ?? []).map(({ code, translations }) => ({
    value: code,
    label: translate(translations, 'name') || code,
  }))
  const isMissing = places === undefined && chosen !== ''
  return isMissing ? [{ value: chosen, label: chosen }] : options
}

interface PlaceValues {
  /** ISO 3166-1 alpha-2; empty where none is chosen. */
  country: string
  /** Code of a region of that country; empty where none is chosen. */
  region: string
  zipcode: string
}

const styles = {
  missingPlacesText: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 },
} satisfies Record<string, ThemeUIStyleObject>
