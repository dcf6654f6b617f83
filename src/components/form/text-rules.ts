import * as z from 'zod/mini'
import { message } from './validation'

const longest = 254

/** Schema of a typed e-mail address (maximum length: RFC 5321, section 4.5.3). */
export const emailRule = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, message('Required')),
    z.maxLength(longest, message('validation.tooLong', { count: longest })),
    z.email(message('validation.email')),
  )

/** An optional text by a rule of the API contract, with the form's own error message. */
export function optionalText(rule: z.ZodMiniType, error: string) {
  return z.string().check(
    z.trim(),
    z.refine((text) => text === '' || z.safeParse(rule, text).success, { error }),
  )
}
