import * as z from 'zod/mini'
import { message } from '../../components/form/message'

/** How many digits an app shows. */
export const totpLength = 6

/** The first code of an app. */
export const totpForm = z.object({
  code: z
    .string()
    .check(
      z.minLength(1, message('Required')),
      z.minLength(totpLength, message('validation.tooShort', { count: totpLength })),
    ),
})
