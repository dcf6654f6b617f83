import * as z from 'zod/mini'
import { message } from '../../components/form/message'

/** A code of an app: six digits. */
export const totpLength = 6
/** A recovery code: eight digits; newer versions of the service may make longer ones. */
export const recoveryCodeLength = 16

const required = z.minLength(1, message('Required'))

/** What is asked for where a code of an app is the proof. */
export const totpForm = z.object({
  code: z
    .string()
    .check(
      required,
      z.minLength(totpLength, message('validation.tooShort', { count: totpLength })),
    ),
})

/** What is asked for where a recovery code is the proof. */
export const recoveryCodeForm = z.object({ code: z.string().check(required) })

/** What is asked for where the password is the proof. */
export const passwordForm = z.object({ password: z.string().check(required) })
