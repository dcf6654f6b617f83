import * as z from 'zod/mini'
import { addMessages } from '#lib/i18n/messages'
import password from '#locales/el/password.json'

export const passwordMessages = addMessages('password', password)

const { text } = passwordMessages

/** Length of a new password, in characters. */
export const newPasswordLength = { min: 8, max: 255 } as const

/** Schema of an existing password: required, never trimmed. */
export const knownPassword = z.string().check(z.minLength(1))

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
