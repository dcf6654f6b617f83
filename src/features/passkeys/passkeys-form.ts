import * as z from 'zod/mini'
import { lineRule } from '#components/form/text-rules'
import { longestPasskeyName } from '#contract/allauth/webauthn'
import { addMessages } from '#lib/i18n/messages'
import passkeys from '#locales/el/passkeys.json'

/** Messages of the pages of security keys. */
export const passkeysMessages = addMessages('passkeys', passkeys)

const keyName = lineRule({ most: longestPasskeyName })

/** The form of a new key. */
export const keyForm = z.object({ name: keyName, passwordless: z.boolean() })

/** The form of a key's new name. */
export const keyNameForm = z.object({ name: keyName })
