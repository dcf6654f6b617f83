import type { ComponentPropsWithoutRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { type ControlSize, controlStyle, controlStyles } from '../control-style'
import { FieldFrame, type FieldLabelProps, useFormField } from './field-frame'

interface FieldProps
  extends FieldLabelProps,
    Omit<
      ComponentPropsWithoutRef<'input'>,
      'name' | 'size' | 'value' | 'defaultValue' | 'onChange'
    > {
  size?: ControlSize
}

/** Single-line text field. */
export function Field({
  name,
  label,
  hint,
  required,
  optional,
  size = 'md',
  ...input
}: FieldProps) {
  const labelProps = { name, label, hint, required, optional }
  const field = useFormField<string>(labelProps)
  return (
    <FieldFrame {...labelProps} id={field.id} error={field.error}>
      <input
        type='text'
        dir='auto'
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

interface EmailFieldProps extends FieldLabelProps {
  /** `username` for sign-in, with `webauthn` where passkeys are suggested. */
  autoComplete: 'email' | 'username' | 'username webauthn'
}

export function EmailField(props: EmailFieldProps) {
  return (
    <Field
      {...props}
      type='email'
      inputMode='email'
      autoCapitalize='none'
      autoCorrect='off'
      spellCheck={false}
    />
  )
}

interface TextAreaFieldProps
  extends FieldLabelProps,
    Omit<ComponentPropsWithoutRef<'textarea'>, 'name' | 'value' | 'defaultValue' | 'onChange'> {}

/** Multi-line text field. */
export function TextAreaField({
  name,
  label,
  hint,
  required,
  optional,
  rows = 5,
  ...area
}: TextAreaFieldProps) {
  const labelProps = { name, label, hint, required, optional }
  const field = useFormField<string>(labelProps)
  return (
    <FieldFrame {...labelProps} id={field.id} error={field.error}>
      <textarea
        dir='auto'
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
