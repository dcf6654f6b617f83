import * as z from 'zod/mini'
import { message } from '../../shared/form/message'

/** The sign-in form. A password's length is nobody's business here: any that was set may be old. */
export const loginFormSchema = z.object({
  email: z
    .string()
    .check(z.trim(), z.minLength(1, message('Required')), z.email(message('validation.email'))),
  password: z.string().check(z.minLength(1, message('Required'))),
})
export type LoginForm = z.infer<typeof loginFormSchema>

export const emptyLogin = { email: '', password: '' }
