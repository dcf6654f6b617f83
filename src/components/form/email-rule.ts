import * as z from 'zod/mini'
import { message } from './message'

const longest = 254

/** An e-mail address that a person types (RFC 5321, section 4.5.3, for its length). */
export const emailRule = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, message('Required')),
    z.maxLength(longest, message('validation.tooLong', { count: longest })),
    z.email(message('validation.email')),
  )
