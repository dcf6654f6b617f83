import validation from '../../../locales/el/validation.json'
import { i18n } from '../../lib/i18n/i18n'
import type { Text } from '../../lib/i18n/texts'
import { message, notValid, readMessage } from './message'
import { validationMessages } from './validation-texts'

const text: Text<typeof validation> = (key, values) =>
  i18n.t(key, { ns: validationMessages.namespace, ...values })

describe('readMessage', () => {
  it('gives a rule without words the fallback, with the label in it (R258)', () => {
    expect(readMessage(notValid, 'E-mail', text)).toBe(
      'Το πεδίο «E-mail» δεν είναι σωστό. Ελέγξτε το και δοκιμάστε ξανά.',
    )
  })

  it('has the generic messages (R263)', () => {
    expect(readMessage(message('Required'), '', text)).toBe('Απαιτούμενο')
    expect(readMessage(message('Invalid input'), '', text)).toBe('Μη έγκυρη τιμή')
  })

  it('fills in values and chooses the plural', () => {
    const tooShort = (count: number) =>
      readMessage(message('validation.tooShort', { count }), '', text)
    expect(tooShort(1)).toBe('Γράψτε τουλάχιστον 1 χαρακτήρα.')
    expect(tooShort(8)).toBe('Γράψτε τουλάχιστον 8 χαρακτήρες.')
  })

  it('leaves the sentences of a server alone', () => {
    expect(readMessage('Ο κωδικός δεν είναι σωστός.', 'Κωδικός', text)).toBe(
      'Ο κωδικός δεν είναι σωστός.',
    )
  })

  it('has a Greek text behind every key', () => {
    for (const words of Object.values(validation.validation))
      expect(words).toMatch(/\p{Script=Greek}/u)
  })
})
