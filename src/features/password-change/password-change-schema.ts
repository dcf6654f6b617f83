import * as z from 'zod/mini'
import { knownPassword } from '#components/form/password-field'
import { newPassword, samePassword } from '#components/form/password-rules'
import type { PasswordChangeBody } from '#contract/allauth/sign-in-bodies'

const fields = { password: newPassword, repetition: z.string() }

/** The form of a user with a password. */
export const passwordChangeSchema = z
  .object({ current: z.optional(knownPassword), ...fields })
  .check(samePassword)

/** The form of a user without a password. */
export const firstPasswordSchema = z
  .object({ current: z.optional(z.undefined()), ...fields })
  .check(samePassword)

export interface PasswordChange {
  current?: string | undefined
  password: string
}

/** The body of `POST /account/password/change`; `current_password` only if there is one. */
export function bodyOf({ current, password }: PasswordChange): PasswordChangeBody {
  return current === undefined
    ? { new_password: password }
    : { current_password: current, new_password: password }
}

/** The form's own names of the service's fields. */
export const fieldNames = { current_password: 'current', new_password: 'password' } as const
