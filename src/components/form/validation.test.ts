import { i18n, type Text } from '#lib/i18n/messages'
import type validation from '#locales/el/validation.json'
import { errorText, notValid, validationMessages } from './validation'

const text: Text<typeof validation> = (key, values) =>
  i18n.t(key, { ns: validationMessages.namespace, ...values })

describe('errorText', () => {
  it('uses the fallback with the label for a rule without a message (R258)', () => {
    expect(errorText(notValid, 'E-mail', text)).toBe(
      'Το πεδίο «E-mail» δεν είναι σωστό. Ελέγξτε το και δοκιμάστε ξανά.',
    )
  })

  it('has the generic messages (R263)', () => {
    expect(errorText({ key: 'Required' }, 'Όνομα', text)).toBe(
      'Συμπληρώστε το πεδίο «Όνομα»: είναι απαιτούμενο.',
    )
    expect(errorText({ key: 'Invalid input' }, '', text)).toBe('Μη έγκυρη τιμή')
  })

  it('fills in values and chooses the plural', () => {
    const tooShort = (count: number) =>
      errorText({ key: 'validation.tooShort', values: { count } }, '', text)
    expect(tooShort(1)).toBe('Γράψτε τουλάχιστον 1 χαρακτήρα.')
    expect(tooShort(8)).toBe('Γράψτε τουλάχιστον 8 χαρακτήρες.')
  })

  it('does not change the messages of a server', () => {
    expect(errorText('Ο κωδικός δεν είναι σωστός.', 'Κωδικός', text)).toBe(
      'Ο κωδικός δεν είναι σωστός.',
    )
  })
})
