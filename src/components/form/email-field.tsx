import { Field } from './field'
import type { FieldWords } from './use-form-field'

interface EmailFieldProps extends FieldWords {
  /** `username` where it says who signs in, with `webauthn` where passkeys are offered (R266). */
  autoComplete: 'email' | 'username' | 'username webauthn'
}

/** An e-mail address of a form, with the keyboard that fits it. */
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
