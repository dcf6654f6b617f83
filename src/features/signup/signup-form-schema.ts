import * as z from 'zod/mini'
import { emailRule } from '../../components/form/email-rule'
import { newPassword, samePassword } from '../../components/form/password-rules'

/** The sign-up form (R264). The repetition guards against a slip and is not sent. */
export const signupFormSchema = z
  .object({ email: emailRule, password: newPassword, repetition: z.string() })
  .check(samePassword)
export type SignupForm = z.infer<typeof signupFormSchema>

export const emptySignup = { email: '', password: '', repetition: '' }
