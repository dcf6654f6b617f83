import type validation from '../../../locales/el/validation.json'
import type { Text } from '../../lib/i18n/texts'
import type { ValidationKey } from './validation-texts'

/** What is wrong with a field: the key of a text and the values it names. */
export interface Message {
  key: ValidationKey
  values?: Readonly<Record<string, string | number>>
}

const mark = '\u0000'

/** A message as the one string that schemas and forms carry about; read by {@link readMessage}. */
export function message(key: ValidationKey, values?: Message['values']): string {
  return mark + JSON.stringify({ key, values })
}

/** What a rule without words of its own says. */
export const notValid = message('{field} is not valid.')

/**
 * The sentence to show for an error. What is no message is a sentence already, as servers send.
 * @param field the field's label, for messages that name it
 */
export function readMessage(error: string, field: string, text: Text<typeof validation>): string {
  if (!error.startsWith(mark)) return error
  const { key, values } = JSON.parse(error.slice(mark.length)) as Message
  return text(key, { field, ...values })
}
