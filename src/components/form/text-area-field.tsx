/** @jsxImportSource theme-ui */
import type { ComponentPropsWithoutRef } from 'react'
import { controlStyle } from '../control-style'
import { FieldFrame } from './field-frame'
import { type FieldWords, useFormField } from './use-form-field'

interface TextAreaFieldProps
  extends FieldWords,
    Omit<ComponentPropsWithoutRef<'textarea'>, 'name' | 'value' | 'defaultValue' | 'onChange'> {}

/** Several lines of text of a form. */
export function TextAreaField({ name, label, hint, mark, rows = 5, ...area }: TextAreaFieldProps) {
  const words = { name, label, hint, mark }
  const field = useFormField<string>(words)
  return (
    <FieldFrame {...words} id={field.id} error={field.error}>
      <textarea
        {...area}
        {...field.control}
        rows={rows}
        value={field.value}
        onChange={(event) => field.setValue(event.target.value)}
        onBlur={field.settle}
        sx={{ ...controlStyle('md'), lineHeight: 'body', resize: 'vertical' }}
      />
    </FieldFrame>
  )
}
