import type { ComponentPropsWithoutRef } from 'react'
import { SelectBox } from '../select-box'
import { FieldFrame } from './field-frame'
import { type FieldWords, useFormField } from './use-form-field'

interface SelectFieldProps
  extends FieldWords,
    Pick<ComponentPropsWithoutRef<'select'>, 'autoComplete' | 'disabled'> {
  options: readonly { value: string; label: string }[]
  /** First entry, standing for no choice. */
  placeholder?: string
}

/** A choice of one among a few, in a form; checked as soon as it is made. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, hint, mark, options, placeholder, ...select } = props
  const words = { name, label, hint, mark }
  const field = useFormField<string>(words)
  return (
    <FieldFrame {...words} id={field.id} error={field.error}>
      <SelectBox
        {...select}
        {...field.control}
        value={field.value}
        onChange={(event) => {
          field.setValue(event.target.value)
          field.settle()
        }}
        onBlur={field.settle}
      >
        {placeholder !== undefined && <option value=''>{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectBox>
    </FieldFrame>
  )
}
