import * as z from 'zod/mini'
import { accountWrite } from '../account/account-write'
import { addressWrite } from '../account/address'
import { passkeyName } from '../allauth/webauthn'
import { commentCreation } from '../blog/comment-write'
import { contactMessage } from '../contact/contact-message'
import { exampleAccountWrite, exampleAddressWrite } from '../examples/account-examples'
import { exampleOrderCreation } from '../examples/order-examples'
import { withValue } from '../examples/sample'
import { exampleCommentCreation, exampleReviewCreation } from '../examples/writing-examples'
import { orderCreation } from '../shop/order-creation'
import { reviewCreation } from '../shop/review-write'
import {
  longestShortText,
  optionalText,
  plainLine,
  plainText,
  requiredText,
  withoutUnseen,
  writtenPhone,
} from './written-text'

it('drops blanks around a text', () => {
  expect(z.parse(requiredText, '  Ρυακίων ')).toBe('Ρυακίων')
  expect(z.parse(optionalText, ' ')).toBe('')
  expect(z.parse(optionalText, undefined)).toBe('')
})

it('measures the trimmed text', () => {
  const longest = 'ά'.repeat(longestShortText)
  expect(z.parse(requiredText, ` ${longest} `)).toBe(longest)
  expect(z.safeParse(requiredText, `${longest}!`).success).toBe(false)
  expect(z.safeParse(requiredText, ' \n ').success).toBe(false)
})

it('accepts what may be a telephone number', () => {
  const right = ['6900000012', '+30 690 000 0012', '(2610) 000-000', '210.000.0000', '112']
  const wrong = ['', '12', 'τηλέφωνο', '69000000l2', '++30690', '0'.repeat(32)]
  const broken = ['690\n1234567', '690\t1234567']
  const isAccepted = (phone: string) => z.safeParse(writtenPhone, ` ${phone} `).success
  expect([...right, ...wrong, ...broken].filter(isAccepted)).toEqual(right)
  expect(z.parse(writtenPhone, ' 112 ')).toBe('112')
})

const breaks = ['\n', '\r', '\r\n', '\t']
const unseen = [
  ...['\u0000', '\u0007', '\u0008', '\u001b', '\u007f', '\u0085', '\u009f'],
  ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e'],
  ...['\u2066', '\u2067', '\u2068', '\u2069', '\u2028', '\u2029', '\ud800'],
]
const fine = [
  'Άννα',
  'Ζωή-Μαρία',
  "O'Brien",
  'İstanbul 12α',
  'דוד',
  'محمد',
  '👩‍🏫 τάξη',
  'α\u00a0β',
  '',
]

describe('invisible characters', () => {
  const line = z.string().check(plainLine())
  const text = z.string().check(plainText())

  const accepted = (schema: z.ZodMiniType, texts: readonly string[]) =>
    texts.filter((words) => z.safeParse(schema, words).success)
  const around = (characters: readonly string[]) => characters.map((each) => `Άννα${each}Κ`)

  it('are refused; line breaks only in texts of one line', () => {
    expect(accepted(line, around([...unseen, ...breaks]))).toEqual([])
    expect(accepted(text, around([...unseen, ...breaks]))).toEqual(around(breaks))
    expect(accepted(line, fine)).toEqual(fine)
    expect(accepted(text, fine)).toEqual(fine)
  })

  it('become one blank in a search', () => {
    expect(withoutUnseen('νερό\u202e\r\n\u0007βροχή')).toBe('νερό βροχή')
  })

  it('around a text are trimmed with its blanks if they are line breaks', () => {
    expect(z.parse(requiredText, '\r\n Ρυακίων\t\n')).toBe('Ρυακίων')
  })
})

const message = { name: 'Άννα', email: 'anna@example.gr', message: 'Μια ερώτηση για εσάς.' }

/** Schemas with the names of their texts of one line and of several. */
const forms: readonly [string, z.ZodMiniType, body: object, lines: string, texts: string][] = [
  [
    'account',
    accountWrite,
    exampleAccountWrite,
    'firstName lastName city zipcode address place region',
    'bio',
  ],
  [
    'address',
    addressWrite,
    exampleAddressWrite,
    'title firstName lastName street streetNumber city zipcode region',
    'notes',
  ],
  [
    'order',
    orderCreation,
    exampleOrderCreation,
    'firstName lastName street streetNumber city zipcode place region',
    'customerNotes',
  ],
  ['contact', contactMessage, message, 'name', 'message'],
  ['review', reviewCreation, exampleReviewCreation, '', 'translations.el.comment'],
  ['comment', commentCreation, exampleCommentCreation, '', 'translations.el.content'],
  ['passkey', z.object({ name: passkeyName }), { name: '' }, 'name', ''],
]

const fields = forms.flatMap(([form, schema, body, lines, texts]) => {
  const paths = (names: string, hasLines: boolean) =>
    names.split(' ').flatMap((path) => (path ? [{ form, schema, body, path, hasLines }] : []))
  return [...paths(lines, false), ...paths(texts, true)]
})

it.each(fields)('$form: $path has no invisible characters', ({ schema, body, path, hasLines }) => {
  const end = path === 'message' ? ' και άλλα' : ''
  const accepts = (text: string) => z.safeParse(schema, withValue(body, path, text + end)).success
  expect(accepts('GR-I')).toBe(true)
  for (const character of unseen) expect(accepts(`G${character}R`)).toBe(false)
  for (const character of breaks) expect(accepts(`G${character}R`)).toBe(hasLines)
})

it('the address of a website loses breaks and has no invisible characters', () => {
  const websiteOf = (website: string) => z.safeParse(accountWrite, { website }).data?.website
  for (const character of breaks) {
    expect(websiteOf(`https://example.gr/G${character}R`)).toBe('https://example.gr/GR')
  }
  for (const character of unseen) {
    expect(websiteOf(`https://example.gr/G${character}R`)).toBeUndefined()
  }
})
