import { useFormikContext } from 'formik'
import { useEffect, useId, useRef } from 'react'
import { PlaceFields } from '#components/address/place-fields'
import { VenueFields } from '#components/address/venue-fields'
import { Field, TextAreaField } from '#components/form/field'
import { FieldFrame } from '#components/form/field-frame'
import { SelectBox } from '#components/select'
import { type Address, address } from '#contract/account/address'
import { pageOf } from '#contract/wire/page'
import { useTranslation } from '#lib/i18n/use-translation'
import { accountKeys, useAccountQuery } from '#session/use-account-query'
import { checkoutMessages } from '../checkout-messages'
import { type WhereForm, whereSchema } from '../checkout-schema'
import { StepActions, StepForm, type StepProps } from './step-form'

/** Second step: the delivery address. */
export function WhereStep({ values, refused, focused, onValues, onOpen }: StepProps) {
  const { t } = useTranslation(checkoutMessages)
  const { country, region, street, streetNumber, city, place, zipcode } = values
  const { floor, locationType, customerNotes } = values
  const parcel = { country, region, street, streetNumber, city, place, zipcode }
  return (
    <StepForm
      step='where'
      schema={whereSchema}
      initialValues={{ ...parcel, floor, locationType, customerNotes }}
      {...{ refused, focused, onValues }}
      onSubmit={async (output) => {
        onValues(output)
        onOpen('how')
        return {}
      }}
    >
      <SavedAddresses />
      <PlaceFields />
      <Field name='place' label={t('where.place')} mark='optional' autoComplete='address-level3' />
      <VenueFields />
      <TextAreaField
        name='customerNotes'
        label={t('where.notes')}
        hint={t('where.notesHint')}
        mark='optional'
        rows={3}
        autoComplete='off'
      />
      <StepActions onBack={() => onOpen('who')}>{t('steps.toHow')}</StepActions>
    </StepForm>
  )
}

const answer = pageOf(address)

/**
 * Select box of the account's addresses; the main one is filled in if nothing was typed yet, and
 * nobody is about to: the first letters would be appended to it.
 */
function SavedAddresses() {
  const { t } = useTranslation(checkoutMessages)
  const id = useId()
  const { values, setValues } = useFormikContext<WhereForm>()
  const isUntouched = useRef(values.street === '' && values.city === '' && values.zipcode === '')
  const { data } = useAccountQuery(accountKeys.addresses, { path: '/api/user/addresses', answer })
  const addresses = data?.results ?? []
  const take = (found: Address | undefined) => {
    isUntouched.current = false
    void setValues(found ? placeOf(found) : emptyPlace(values), false)
  }
  const chosen = savedAddressOf(addresses, values)
  const main = addresses.find(({ isMain }) => isMain)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the addresses have loaded
  useEffect(() => {
    const isEmpty = values.street === '' && values.city === ''
    const isTyping = document.activeElement?.matches('input, textarea')
    if (main && isUntouched.current && isEmpty && !isTyping) take(main)
  }, [main])
  if (addresses.length === 0) return null
  return (
    <FieldFrame id={id} label={t('where.saved')} error={undefined}>
      <SelectBox
        id={id}
        value={chosen?.id ?? ''}
        onChange={({ target }) => take(addresses.find((one) => String(one.id) === target.value))}
      >
        <option value=''>{t('where.savedOther')}</option>
        {addresses.map((one) => (
          <option key={one.id} value={one.id}>
            {savedLabel(one)}
          </option>
        ))}
      </SelectBox>
    </FieldFrame>
  )
}

/** Form values of a saved address, which has no `place`. */
export function placeOf(address: Address): WhereForm {
  const { country, region, street, streetNumber, city, zipcode, floor, locationType } = address
  const place = { country, region, street, streetNumber, city, zipcode, floor, locationType }
  return { ...place, place: '', customerNotes: address.notes }
}

const ofPlace = ['country', 'region', 'street', 'streetNumber', 'city', 'zipcode'] as const

/** The saved address that equals the form's values, if any. */
export function savedAddressOf(
  addresses: readonly Address[],
  values: Pick<WhereForm, (typeof ofPlace)[number]>,
): Address | undefined {
  return addresses.find((address) => {
    const place = placeOf(address)
    return ofPlace.every((name) => place[name] === values[name])
  })
}

/** Empty form values; only the country is kept. */
export function emptyPlace({ country }: Pick<WhereForm, 'country'>): WhereForm {
  const nothing = { region: '', street: '', streetNumber: '', city: '', place: '', zipcode: '' }
  return { country, ...nothing, floor: '', locationType: '', customerNotes: '' }
}

function savedLabel({ title, street, streetNumber, city }: Address): string {
  return `${title}: ${street} ${streetNumber}, ${city}`
}
