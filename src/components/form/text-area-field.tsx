import type { ComponentPropsWithoutRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { controlStyle } from '../control-style'
import { FieldFrame } from './field-frame'
import { type FieldLabelProps, useFormField } from './use-form-field'

interface TextAreaFieldProps
  extends FieldLabelProps,
    Omit<ComponentPropsWithoutRef<'textarea'>, 'name' | 'value' | 'defaultValue' | 'onChange'> {}

/** Multi-line text field. */
export function TextAreaField({ name, label, hint, mark, rows = 5, ...area }: TextAreaFieldProps) {
  const labelProps = { name, label, hint, mark }
  const field = useFormField<string>(labelProps)
  return (
    <FieldFrame {...labelProps} id={field.id} error={field.error}>
      <textarea
        {...area}
        {...field.control}
        rows={rows}
        value={field.value}
        onChange={(event) => field.setValue(event.target.value)}
        onBlur={field.settle}
        sx={styles.input}
      />
    </FieldFrame>
  )
}

const styles = {
  input: { ...controlStyle('md'), lineHeight: 'body', resize: 'vertical' },
} satisfies Record<string, ThemeUIStyleObject>
