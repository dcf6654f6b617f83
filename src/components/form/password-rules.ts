import * as z from 'zod/mini'
import { message } from './message'
import { passwordMessages } from './password-texts'

const { text } = passwordMessages

/** How long a new password is, in characters. */
export const newPasswordLength = { min: 8, max: 255 } as const

/** A password that exists already: only that there is one. It is never trimmed. */
export const knownPassword = z.string().check(z.minLength(1, message('Required')))

/** A password that is being chosen. How good it is, the server says. */
export const newPassword = z
  .string()
  .check(
    z.minLength(1, message('Required')),
    z.minLength(newPasswordLength.min, text('rules.tooShort', { count: newPasswordLength.min })),
    z.maxLength(newPasswordLength.max, text('rules.tooLong', { count: newPasswordLength.max })),
  )

interface ChosenPassword {
  password: string
  repetition: string
}

/** Adds that the `repetition` of a form equals its `password`. */
export const samePassword = z.refine<ChosenPassword>(
  ({ password, repetition }) => password === repetition,
  { path: ['repetition'], error: text('rules.different') },
)
