/** @jsxImportSource theme-ui */
import type { ComponentPropsWithoutRef } from 'react'
import type { ControlSize } from '../control-size'
import { controlStyle } from '../control-style'
import { FieldFrame } from './field-frame'
import { type FieldWords, useFormField } from './use-form-field'

interface FieldProps
  extends FieldWords,
    Omit<
      ComponentPropsWithoutRef<'input'>,
      'name' | 'size' | 'value' | 'defaultValue' | 'onChange'
    > {
  size?: ControlSize
}

/** One line of text of a form. */
export function Field({ name, label, hint, mark, size = 'md', ...input }: FieldProps) {
  const words = { name, label, hint, mark }
  const field = useFormField<string>(words)
  return (
    <FieldFrame {...words} id={field.id} error={field.error}>
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
        sx={controlStyle(size)}
      />
    </FieldFrame>
  )
}
