import * as z from 'zod/mini'
import { checkForm } from '#components/form/validation'
import { contactMessage } from '#contract/contact/contact-message'
import type { Text } from '#lib/i18n/messages'
import { i18n } from '#lib/i18n/messages'
import type contact from '#locales/el/contact.json'
import { contactMessages } from './messages'
import {
  contactFormSchema,
  emptyContact,
  type Feedback,
  feedbackFormSchema,
  feedbackMessage,
  feedbackRates,
  feedbackTopics,
  longestFeedback,
} from './schema'

const good = { name: 'Άννα', email: 'anna@example.com', message: 'Καλημέρα σας από την Πάτρα.' }
const errorsOf = (values: object) => {
  const check = checkForm(contactFormSchema, { ...good, ...values })
  return check.ok ? {} : check.errors
}
const tooShort = (count: number) => ({ key: 'validation.tooShort', values: { count } })
/** Five words in so many characters. */
const ofLength = (length: number) => 'α β γ δ '.padEnd(length, 'ε')
const tooLong = (count: number) => ({ key: 'validation.tooLong', values: { count } })

describe('contactFormSchema', () => {
  it('accepts a message, and trims it', () => {
    const check = checkForm(contactFormSchema, { ...good, name: '  Άννα ' })
    expect(check).toEqual({ ok: true, output: good })
  })

  it('sends what is meant of a pasted message', () => {
    const pasted = {
      name: '\u202dΑ\u0301ννα\u202c',
      email: 'Άννα <anna@παράδειγμα.ελ>',
      message: 'Καλη\u00adμέρα\u00a0σας\u0007\r\nαπό την Πάτρα.',
    }
    expect(checkForm(contactFormSchema, pasted)).toEqual({
      ok: true,
      output: {
        name: 'Άννα',
        email: 'anna@xn--hxajbheg2az3al.xn--qxam',
        message: 'Καλημέρα σας\nαπό την Πάτρα.',
      },
    })
  })

  it('requires every field', () => {
    const required = { key: 'Required' }
    expect(errorsOf(emptyContact)).toEqual({ name: required, email: required, message: required })
    expect(errorsOf({ message: '   ' })).toEqual({ message: required })
  })

  it.each([
    ['name', 'Ά', tooShort(2)],
    ['name', 'Α'.repeat(101), tooLong(100)],
    ['name', '\u3164\u2800\u200b', { key: 'Required' }],
    ['name', '\u202dΆ\u202c', tooShort(2)],
    ['email', 'anna', { key: 'validation.email' }],
    ['email', 'άννα@example.com', { key: 'validation.emailLetters' }],
    ['email', 'anna@exαmple.com', { key: 'validation.emailMixed' }],
    ['email', `${'a'.repeat(250)}@b.gr`, tooLong(254)],
    ['message', 'Γεια σας', tooShort(10)],
    ['message', ofLength(5001), tooLong(5000)],
    ['message', 'Πότε έρχονται τα τετράδια;', contactMessages.text('tooFewWords')],
  ])('refuses a wrong %s with its message', (name, value, error) => {
    expect(errorsOf({ [name]: value })).toEqual({ [name]: error })
  })

  it.each([
    {},
    { name: 'Αλ' },
    { name: 'Άν\nνα' },
    { email: 'anna@παράδειγμα.ελ' },
    { email: 'mailto:anna@example.com.' },
    { name: '\u3164Ά\u200b' },
    { message: 'Μια μικρή ερώτηση\nγια εσάς.' },
    { message: 'Μια μικρή ερώτηση\u2028για εσάς.' },
    { name: 'Α'.repeat(100) },
    { name: ' Α ' },
    { name: 'Α'.repeat(101) },
    { email: 'anna@localhost' },
    { email: 'άννα@example.com' },
    { message: ofLength(10) },
    { message: ofLength(9) },
    { message: ofLength(5000) },
    { message: ofLength(5001) },
  ])('agrees with the API contract on %j', (values) => {
    const all = { ...good, ...values }
    const { success } = z.safeParse(contactMessage, all)
    expect(checkForm(contactFormSchema, all).ok).toBe(success)
  })
})

describe('feedbackFormSchema', () => {
  const opinion = { ...good, topic: 'lessons', rating: '' }

  it('needs a topic and no rating', () => {
    expect(checkForm(feedbackFormSchema, opinion).ok).toBe(true)
    expect(checkForm(feedbackFormSchema, { ...opinion, topic: '' })).toEqual({
      ok: false,
      errors: { topic: { key: 'validation.choose' } },
    })
  })

  it('accepts ratings from 1 to 5', () => {
    const accepted = ['0', '1', '2', '3', '4', '5', '6'].filter(
      (rating) => checkForm(feedbackFormSchema, { ...opinion, rating }).ok,
    )
    expect(accepted).toEqual(['1', '2', '3', '4', '5'])
  })

  it('reserves room for topic and rating', () => {
    const longest = { ...opinion, message: ofLength(longestFeedback) }
    expect(checkForm(feedbackFormSchema, longest).ok).toBe(true)
    expect(checkForm(feedbackFormSchema, { ...longest, message: `${longest.message}α` })).toEqual({
      ok: false,
      errors: { message: tooLong(longestFeedback) },
    })
  })
})

const text: Text<typeof contact> = (key, values) =>
  i18n.t(key, { ns: contactMessages.namespace, ...values })

const opinion: Feedback = {
  name: 'Άννα',
  email: 'anna@example.com',
  topic: 'idea',
  rating: '4',
  message: 'Γράψτε κι ένα μάθημα για τον ύπνο.',
}

describe('feedbackMessage', () => {
  it('puts topic and rating above the text', () => {
    expect(feedbackMessage(opinion, text)).toEqual({
      name: 'Άννα',
      email: 'anna@example.com',
      message:
        'Γνώμη για: Μια ιδέα για μάθημα\nΒαθμός: 4 από 5\n\nΓράψτε κι ένα μάθημα για τον ύπνο.',
    })
  })

  it('leaves out a missing rating', () => {
    const { message } = feedbackMessage({ ...opinion, rating: '' }, text)
    expect(message).toBe('Γνώμη για: Μια ιδέα για μάθημα\n\nΓράψτε κι ένα μάθημα για τον ύπνο.')
  })

  it('fits the API contract at maximum length, with any topic and rating', () => {
    for (const topic of feedbackTopics) {
      for (const rating of feedbackRates) {
        const longest = { ...opinion, topic, rating, message: ofLength(longestFeedback) }
        expect(z.safeParse(contactMessage, feedbackMessage(longest, text)).success).toBe(true)
      }
    }
  })
})
