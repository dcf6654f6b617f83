import * as z from 'zod/mini'
import type { PasswordChangeBody } from '../../../contract/allauth/account-bodies'
import { knownPassword, newPassword, samePassword } from '../../components/form/password-rules'

const fields = { password: newPassword, repetition: z.string() }

/** The form of a person who has a password (R264). */
export const passwordChangeSchema = z
  .object({ current: z.optional(knownPassword), ...fields })
  .check(samePassword)

/** The form of a person who signs in by other means, and sets a first password. */
export const firstPasswordSchema = z
  .object({ current: z.optional(z.undefined()), ...fields })
  .check(samePassword)

export interface PasswordChange {
  current?: string | undefined
  password: string
}

/** The body of `POST /account/password/change`; without a password the old one is left out (R293). */
export function bodyOf({ current, password }: PasswordChange): PasswordChangeBody {
  return current === undefined
    ? { new_password: password }
    : { current_password: current, new_password: password }
}

/** The form's own names of the service's fields. */
export const fieldNames = { current_password: 'current', new_password: 'password' } as const
