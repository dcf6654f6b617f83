import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { type Translations, translate } from '#contract/wire/translations'
import { useTranslation } from '#lib/i18n/use-translation'
import { Button } from '../button'
import { Field } from '../form/field'
import { FieldWarning, useFormContext } from '../form/field-frame'
import { Pair } from '../form/pair'
import { SelectField } from '../form/select-field'
import { addressFormMessages } from './address-form-messages'
import { OddValueWarning } from './warned-field'
import { otherRegionOf, regionOf } from './zipcode-region'

/** A country or region to choose. */
export interface Place {
  code: string
  translations: Translations<'name'>
}

/** A list of places, as far as it has been read. */
export interface PlaceList {
  /** Undefined until loaded. */
  places: readonly Place[] | undefined
  /** It could not be read, or not all of it. */
  isMissing: boolean
  isFetching: boolean
  retry: () => void
}

/** The countries that the shop delivers to, and the regions of the chosen one. */
export interface Places {
  countries: PlaceList
  regions: PlaceList
}

/** Address fields from the street to the country; the region follows the postal code. */
export function PlaceFields({ places }: { places: Places }) {
  const { countries, regions } = places
  const { t } = useTranslation(addressFormMessages)
  const { values } = useFormikContext<PlaceValues>()
  const labelled = (name: 'street' | 'streetNumber' | 'city' | 'zipcode') => ({
    name,
    label: t(`fields.${name}`),
    required: true,
  })
  return (
    <>
      <Pair short='second'>
        <Field {...labelled('street')} autoComplete='address-line1' />
        <Field {...labelled('streetNumber')} autoComplete='off' />
      </Pair>
      <div>
        <Pair short='first'>
          <Field
            {...labelled('zipcode')}
            // Other countries have letters in postal codes.
            inputMode={values.country === 'GR' ? 'numeric' : 'text'}
            autoComplete='postal-code'
          />
          <Field {...labelled('city')} autoComplete='address-level2' />
        </Pair>
        <OddValueWarning name='zipcode' />
        <RegionWarning regions={regions} />
      </div>
      <Pair>
        <RegionField regions={regions} />
        <PlaceSelect
          name='country'
          autoComplete='country'
          placeholder={t('fields.countryChoose')}
          list={countries}
        />
      </Pair>
      <MissingPlaces {...places} />
    </>
  )
}

/** One error for both lists, which mostly fail together. */
function MissingPlaces({ countries, regions }: Places) {
  const { t } = useTranslation(addressFormMessages)
  const missing = [countries, regions].filter(({ isMissing }) => isMissing)
  if (missing.length === 0) return null
  const whole = missing.length > 1 ? 'both' : missing[0] === countries ? 'countries' : 'regions'
  const lists = missing.some(({ places }) => places?.length) ? 'some' : whole
  const retry = () => {
    for (const list of missing) list.retry()
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

/** The regions of the chosen country; clears a region of another country. */
function RegionField({ regions }: Pick<Places, 'regions'>) {
  const { t } = useTranslation(addressFormMessages)
  const { values, setFieldValue } = useFormikContext<PlaceValues>()
  const { country, region: chosen } = values
  const opened = useRef(country)
  const isUnknown = chosen !== '' && regions.places?.every(({ code }) => code !== chosen) === true
  const isForeign = isUnknown && (!regions.isMissing || country !== opened.current)
  useEffect(() => {
    if (isForeign) void setFieldValue('region', '', false)
  }, [isForeign, setFieldValue])
  useRegionOfZipcode(regions)
  return (
    <PlaceSelect
      name='region'
      autoComplete='address-level1'
      placeholder={t('fields.regionChoose')}
      list={regions}
    />
  )
}

/** Chooses the region of a Greek postal code, where nobody has chosen another one. */
function useRegionOfZipcode({ places }: PlaceList): void {
  const { values, setFieldValue } = useFormikContext<PlaceValues>()
  const { settle } = useFormContext()
  const { country, region, zipcode } = values
  const found = country === 'GR' ? regionOf(zipcode) : null
  const isOffered = places?.some(({ code }) => code === found) === true
  const followed = useRef('')
  useEffect(() => {
    if (found === null || !isOffered || region === found) return
    if (region !== '' && region !== followed.current) return
    followed.current = found
    void setFieldValue('region', found, false)
    settle('region')
  }, [found, isOffered, region, setFieldValue, settle])
}

/** A word where postal code and region do not belong together; it never blocks the form. */
function RegionWarning({ regions: { places = [] } }: Pick<Places, 'regions'>) {
  const { t } = useTranslation(addressFormMessages)
  const { values, errors } = useFormikContext<PlaceValues>()
  const { region, zipcode } = values
  const nameOf = (code: string | null) => {
    const found = places.find((place) => place.code === code)
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
  list: PlaceList
}

/** Select of a place, with a loading placeholder. */
function PlaceSelect({ name, autoComplete, placeholder, list }: PlaceSelectProps) {
  const { places, isMissing, isFetching } = list
  const { t } = useTranslation(addressFormMessages)
  const { values } = useFormikContext<PlaceValues>()
  const isComing = places === undefined && isFetching
  return (
    <SelectField
      name={name}
      label={t(`fields.${name}`)}
      required
      autoComplete={autoComplete}
      placeholder={isComing ? t('places.loading') : placeholder}
      options={placeOptions(places, values[name], isMissing)}
    />
  )
}

/**
 * Options of a place select. The current value is one of them as long as the list is not loaded, or
 * not all of it.
 */
export function placeOptions(
  places: readonly Place[] | undefined,
  chosen: string,
  isMissing = false,
) {
  const options = (places ?? []).map(({ code, translations }) => ({
    value: code,
    label: translate(translations, 'name') || code,
  }))
  const isUnread = chosen !== '' && options.every(({ value }) => value !== chosen)
  const isKept = isUnread && (places === undefined || isMissing)
  return isKept ? [...options, { value: chosen, label: chosen }] : options
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
