import * as z from 'zod/mini'
import { newPassword, samePassword } from '../../components/form/password-rules'

/** The form of the new password (R264). */
export const newPasswordSchema = z
  .object({ password: newPassword, repetition: z.string() })
  .check(samePassword)
export type NewPassword = z.infer<typeof newPasswordSchema>

export const emptyNewPassword = { password: '', repetition: '' }
