import * as z from 'zod/mini'
import { EmailField } from '../shared/form/email-field'
import { emailRule } from '../shared/form/email-rule'
import { AskForm } from './ask-form'
import type { Ask } from './use-ask'

const schema = z.object({ email: emailRule })

interface AddressAskFormProps {
  ask: Ask<{ email: string }>
  /** What stands in the field at first. */
  email?: string
  label: string
  hint?: string
  submit: string
}

/** Asks the sign-in service with nothing but the address of an account. */
export function AddressAskForm({ ask, email = '', label, hint, submit }: AddressAskFormProps) {
  return (
    <AskForm ask={ask} schema={schema} initialValues={{ email }} submit={submit}>
      <EmailField name='email' label={label} hint={hint} autoComplete='username' />
    </AskForm>
  )
}
