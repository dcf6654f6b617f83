import * as z from 'zod/mini'
import { passwordMessages } from './password-field'

const { text } = passwordMessages

/** Length of a new password, in characters. */
export const newPasswordLength = { min: 8, max: 255 } as const

/** Schema of a new password; its strength is checked by the server. */
export const newPassword = z
  .string()
  .check(
    z.minLength(1),
    z.minLength(newPasswordLength.min, text('rules.tooShort', { count: newPasswordLength.min })),
    z.maxLength(newPasswordLength.max, text('rules.tooLong', { count: newPasswordLength.max })),
  )

interface ChosenPassword {
  password: string
  repetition: string
}

/** Refinement: the form's `repetition` equals its `password`. */
export const samePassword = z.refine<ChosenPassword>(
  ({ password, repetition }) => password === repetition,
  { path: ['repetition'], error: text('rules.different') },
)
