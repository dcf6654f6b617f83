import * as z from 'zod/mini'
import { plainLine } from '../../../contract/wire/written-text'
import { message } from '../../components/form/message'

/** Longest name of a key. */
const longestName = 100

const name = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, message('Required')),
    z.maxLength(longestName, message('validation.tooLong', { count: longestName })),
    plainLine(message('validation.unseen')),
  )

/** What is asked for when a key is added. */
export const keyForm = z.object({ name, passwordless: z.boolean() })

/** What is asked for when a key gets another name. */
export const keyNameForm = z.object({ name })
