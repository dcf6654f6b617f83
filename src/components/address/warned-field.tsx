import { useFormikContext } from 'formik'
import type { ComponentProps } from 'react'
import { normalCode, normalLine, normalPhone } from '#contract/wire/typed-text'
import { useTranslation } from '#lib/i18n/use-translation'
import { Field } from '../form/field'
import { FieldWarning } from '../form/field-frame'
import { addressFormMessages } from './address-form-messages'

interface WarnedFieldProps extends Omit<ComponentProps<typeof Field>, 'name' | 'label' | 'ref'> {
  name: AddressWarning
}

/** A field with a warning where its value looks wrong for Greece. */
export function WarnedField({ name, ...field }: WarnedFieldProps) {
  const { t } = useTranslation(addressFormMessages)
  return (
    <div>
      <Field {...field} name={name} label={t(`fields.${name}`)} />
      <OddValueWarning name={name} />
    </div>
  )
}

/** The warning of a field alone, for one that has no room for it. */
export function OddValueWarning({ name }: { name: AddressWarning }) {
  const { t } = useTranslation(addressFormMessages)
  const { values, touched, errors } = useFormikContext<Partial<Record<string, string>>>()
  const { country = '' } = values
  const isOdd = touched[name] && !errors[name] && warnsOf(name, values[name] ?? '', country)
  return <FieldWarning>{isOdd && t(`warnings.${name}`)}</FieldWarning>
}

/** Fields that may show a warning; a warning never blocks the form. */
export type AddressWarning = 'zipcode' | 'phone'

const greekZipcode = /^[1-8]\d{4}$/
const greekPhone = /^(2\d|69)\d{8}$/

/**
 * Whether a value looks wrong for Greece. Empty values, other countries and numbers with another
 * country code give no warning.
 */
export function warnsOf(field: AddressWarning, value: string, country: string): boolean {
  if (normalLine(value) === '' || country !== 'GR') return false
  if (field === 'zipcode') return !greekZipcode.test(normalCode(value).replace(/[\s.-]/g, ''))
  const national = normalPhone(value).replace(/^\+30/, '')
  return !national.startsWith('+') && !greekPhone.test(national)
}
