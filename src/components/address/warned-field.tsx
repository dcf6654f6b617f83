import { useFormikContext } from 'formik'
import type { ComponentProps } from 'react'
import { useText } from '../../lib/i18n/texts'
import { Field } from '../form/field'
import { FieldWarning } from '../form/field-warning'
import { addressFormMessages } from './address-form-texts'
import { type AddressWarning, warnsOf } from './address-warnings'

interface WarnedFieldProps extends Omit<ComponentProps<typeof Field>, 'name' | 'label' | 'ref'> {
  name: AddressWarning
  /** ISO 3166-1 alpha-2 of the country, where the form around has no field for it. */
  country?: string
}

/** A field with a word below where its value looks wrong for Greece; it may stay so. */
export function WarnedField({ name, country, ...field }: WarnedFieldProps) {
  const text = useText(addressFormMessages)
  const { values, touched, errors } = useFormikContext<Partial<Record<string, string>>>()
  const where = country ?? values.country ?? ''
  const isOdd = touched[name] && !errors[name] && warnsOf(name, values[name] ?? '', where)
  return (
    <div>
      <Field {...field} name={name} label={text(`fields.${name}`)} />
      <FieldWarning>{isOdd && text(`warnings.${name}`)}</FieldWarning>
    </div>
  )
}
