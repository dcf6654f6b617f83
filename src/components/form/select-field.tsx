import type { ComponentPropsWithoutRef } from 'react'
import { SelectBox } from '../select'
import { FieldFrame, type FieldLabelProps, useFormField } from './field-frame'

interface SelectFieldProps
  extends FieldLabelProps,
    Pick<ComponentPropsWithoutRef<'select'>, 'autoComplete' | 'disabled'> {
  options: readonly { value: string; label: string }[]
  /** First option, for no choice. */
  placeholder?: string
}

/** Select field; validated on change. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, hint, required, optional, options, placeholder, ...select } = props
  const labelProps = { name, label, hint, required, optional }
  const field = useFormField<string>(labelProps)
  return (
    <FieldFrame {...labelProps} id={field.id} error={field.error}>
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
