import * as z from 'zod/mini'
import { plainLine } from '../../../contract/wire/written-text'
import passkeys from '../../../locales/el/passkeys.json'
import { message } from '../../components/form/validation'
import { addMessages } from '../../lib/i18n/messages'

/** Messages of the pages of security keys. */
export const passkeysMessages = addMessages('passkeys', passkeys)

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

/** The form of a new key. */
export const keyForm = z.object({ name, passwordless: z.boolean() })

/** The form of a key's new name. */
export const keyNameForm = z.object({ name })
