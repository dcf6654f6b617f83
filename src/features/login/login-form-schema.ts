import * as z from 'zod/mini'
import { emailRule } from '../../components/form/email-rule'
import { knownPassword } from '../../components/form/password-rules'

/** The sign-in form. A password's length is nobody's business here: any that was set may be old. */
export const loginFormSchema = z.object({ email: emailRule, password: knownPassword })
export type LoginForm = z.infer<typeof loginFormSchema>

export const emptyLogin = { email: '', password: '' }
