import { i18n, type Text } from '#lib/i18n/messages'
import validation from '#locales/el/validation.json'
import { message, minMax, notValid, readMessage, validationMessages } from './validation'

const text: Text<typeof validation> = (key, values) =>
  i18n.t(key, { ns: validationMessages.namespace, ...values })

describe('readMessage', () => {
  it('uses the fallback with the label for a rule without a message (R258)', () => {
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

  it('does not change the messages of a server', () => {
    expect(readMessage('Ο κωδικός δεν είναι σωστός.', 'Κωδικός', text)).toBe(
      'Ο κωδικός δεν είναι σωστός.',
    )
  })

  it('has a Greek text behind every key', () => {
    for (const words of Object.values(validation.validation))
      expect(words).toMatch(/\p{Script=Greek}/u)
  })
})

describe('minMax', () => {
  const rule = minMax(5, 10)

  it.each(['', null, undefined])('accepts %p (R259)', (value) => {
    expect(rule(value)).toBeUndefined()
  })

  it('returns validation.max with the maximum below the minimum (R260)', () => {
    expect(rule(3)).toEqual({ key: 'validation.max', values: { max: 10 } })
  })

  it('returns validation.min with the minimum above the maximum (R261)', () => {
    expect(rule(12)).toEqual({ key: 'validation.min', values: { min: 5 } })
  })

  it.each([5, 7, 10, '7', ' 7 '])('accepts %p (R262)', (value) => {
    expect(rule(value)).toBeUndefined()
  })

  it.each([0, '0', -1, 4.99])('refuses %p (R262)', (value) => {
    expect(rule(value)?.key).toBe('validation.max')
  })

  it.each(['abc', ' ', Number.NaN, true])('refuses %p as no number', (value) => {
    expect(rule(value)).toEqual({ key: 'Invalid input' })
  })
})
