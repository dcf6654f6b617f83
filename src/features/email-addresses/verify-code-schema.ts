import * as z from 'zod/mini'
import { message } from '../../components/form/message'

/** Codes have six signs; other versions of the service may send a few more. */
export const codeLength = 10

/** The form that takes the code out of a mail. */
export const codeSchema = z.object({ code: z.string().check(z.minLength(1, message('Required'))) })
