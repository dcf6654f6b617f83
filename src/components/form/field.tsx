import type { ComponentPropsWithoutRef } from 'react'
import { type ControlSize, controlStyles } from '../control-style'
import { FieldFrame } from './field-frame'
import { type FieldLabelProps, useFormField } from './use-form-field'

interface FieldProps
  extends FieldLabelProps,
    Omit<
      ComponentPropsWithoutRef<'input'>,
      'name' | 'size' | 'value' | 'defaultValue' | 'onChange'
    > {
  size?: ControlSize
}

/** Single-line text field. */
export function Field({ name, label, hint, mark, size = 'md', ...input }: FieldProps) {
  const labelProps = { name, label, hint, mark }
  const field = useFormField<string>(labelProps)
  return (
    <FieldFrame {...labelProps} id={field.id} error={field.error}>
      <input
        type='text'
        {...input}
        {...field.control}
        value={field.value}
        onChange={(event) => field.setValue(event.target.value)}
        onBlur={(event) => {
          input.onBlur?.(event)
          field.settle()
        }}
        sx={controlStyles[size]}
      />
    </FieldFrame>
  )
}
