import * as z from 'zod/mini'
import type { Ask } from '../../session/use-ask'
import { EmailField } from '../form/email-field'
import { emailRule } from '../form/email-rule'
import { AuthForm } from './auth-form'

const schema = z.object({ email: emailRule })

interface AddressAuthFormProps {
  ask: Ask<{ email: string }>
  /** What stands in the field at first. */
  email?: string
  label: string
  hint?: string
  submit: string
}

/** Asks the sign-in service with nothing but the address of an account. */
export function AddressAuthForm({ ask, email = '', label, hint, submit }: AddressAuthFormProps) {
  return (
    <AuthForm ask={ask} schema={schema} initialValues={{ email }} submit={submit}>
      <EmailField name='email' label={label} hint={hint} autoComplete='username' />
    </AuthForm>
  )
}
