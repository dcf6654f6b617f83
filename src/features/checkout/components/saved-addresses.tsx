import { useFormikContext } from 'formik'
import { useEffect, useId, useRef } from 'react'
import { emptyPlace } from '#components/address/recipient-rules'
import { FieldFrame } from '#components/form/field-frame'
import { SelectBox } from '#components/select'
import type { Address } from '#contract/account/address'
import { useTranslation } from '#lib/i18n/use-translation'
import { checkoutMessages } from '../checkout-messages'
import type { CheckoutValues, PlaceForm } from '../checkout-schema'
import { placeOf } from '../known-recipient'

/**
 * Select box of the account's addresses; the main one is filled in if nothing was typed yet, and
 * nobody is about to: the first letters would be appended to it.
 */
export function SavedAddresses({ addresses }: { addresses: readonly Address[] }) {
  const { t } = useTranslation(checkoutMessages)
  const id = useId()
  const { values, setFieldValue } = useFormikContext<CheckoutValues>()
  const isUntouched = useRef(values.street === '' && values.city === '' && values.zipcode === '')
  const take = (found: Address | undefined) => {
    isUntouched.current = false
    const place = found ? placeOf(found) : otherPlace(values)
    for (const [name, value] of Object.entries(place)) void setFieldValue(name, value, false)
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
          <option key={one.id} dir='auto' value={one.id}>
            {savedLabel(one)}
          </option>
        ))}
      </SelectBox>
    </FieldFrame>
  )
}

/** The saved address that equals the form's values, if any; floor and notes may be others. */
export function savedAddressOf(
  addresses: readonly Address[],
  values: Pick<CheckoutValues, keyof PlaceForm>,
): Address | undefined {
  const { place, floor, locationType, customerNotes } = values
  const other = { place, floor, locationType, customerNotes }
  return addresses.find((address) =>
    Object.entries({ ...placeOf(address), ...other }).every(
      ([name, value]) => Reflect.get(values, name) === value,
    ),
  )
}

/** Empty form values; only the country is kept. */
export function otherPlace({ country }: Pick<CheckoutValues, 'country'>): PlaceForm {
  return { ...emptyPlace, country, place: '', customerNotes: '' }
}

function savedLabel({ title, street, streetNumber, city }: Address): string {
  return `${title}: ${street} ${streetNumber}, ${city}`
}
