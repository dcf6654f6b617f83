import { Field } from './field'
import type { FieldLabelProps } from './use-form-field'

interface EmailFieldProps extends FieldLabelProps {
  /** `username` for sign-in, with `webauthn` where passkeys are suggested. */
  autoComplete: 'email' | 'username' | 'username webauthn'
}

/** E-mail field. */
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
