import * as z from 'zod/mini'
import { accountWrite } from '../account/account-write'
import { addressWrite } from '../account/address'
import { passkeyName } from '../allauth/webauthn'
import { commentCreation } from '../blog/comment-write'
import { contactMessage } from '../contact/contact-message'
import { exampleAccountWrite, exampleAddressWrite } from '../examples/account-examples'
import { exampleOrderCreation } from '../examples/order-examples'
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

it('drops the blanks around what a person wrote', () => {
  expect(z.parse(requiredText, '  Ρυακίων ')).toBe('Ρυακίων')
  expect(z.parse(optionalText, ' ')).toBe('')
  expect(z.parse(optionalText, undefined)).toBe('')
})

it('measures a text after that', () => {
  const longest = 'ά'.repeat(longestShortText)
  expect(z.parse(requiredText, ` ${longest} `)).toBe(longest)
  expect(z.safeParse(requiredText, `${longest}!`).success).toBe(false)
  expect(z.safeParse(requiredText, ' \n ').success).toBe(false)
})

it.each(['6900000012', '+30 690 000 0012', '(2610) 000-000', '210.000.0000', '112'])(
  'takes %s for a telephone number',
  (phone) => {
    expect(z.parse(writtenPhone, ` ${phone} `)).toBe(phone)
  },
)

it.each([
  '',
  '12',
  'τηλέφωνο',
  '69000000l2',
  '690\n1234567',
  '690\t1234567',
  '++30690',
  '0'.repeat(32),
  null,
])('takes %p for none', (phone) => {
  expect(z.safeParse(writtenPhone, phone).success).toBe(false)
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

describe('characters that nobody sees', () => {
  const line = z.string().check(plainLine())
  const text = z.string().check(plainText())

  it.each(unseen)('%j is in no text', (character) => {
    expect(z.safeParse(line, `Άννα${character}Κ`).success).toBe(false)
    expect(z.safeParse(text, `Άννα${character}Κ`).success).toBe(false)
  })

  it.each(breaks)('%j is in texts of several lines alone', (character) => {
    expect(z.safeParse(line, `Άννα${character}Κ`).success).toBe(false)
    expect(z.safeParse(text, `Άννα${character}Κ`).success).toBe(true)
  })

  it.each(fine)('%j is fine', (words) => {
    expect(z.safeParse(line, words).success).toBe(true)
    expect(z.safeParse(text, words).success).toBe(true)
  })

  it('become one blank in what is looked for', () => {
    expect(withoutUnseen('νερό\u202e\r\n\u0007βροχή')).toBe('νερό βροχή')
  })

  it('around a text are dropped with its blanks where they are breaks', () => {
    expect(z.parse(requiredText, '\r\n Ρυακίων\t\n')).toBe('Ρυακίων')
  })
})

const message = { name: 'Άννα', email: 'anna@example.gr', message: 'Μια ερώτηση για εσάς.' }
const words = (content: object) => ({ translations: { el: content } })

/** Every text that a person writes, as `[schema, body with the text, whether it has lines]`. */
const written: readonly (readonly [string, z.ZodMiniType, (text: string) => unknown, boolean])[] = [
  ...['firstName', 'lastName', 'city', 'zipcode', 'address', 'place', 'region'].map(
    (name) =>
      [
        `account ${name}`,
        accountWrite,
        (text: string) => ({ ...exampleAccountWrite, [name]: text }),
        false,
      ] as const,
  ),
  ['account bio', accountWrite, (text) => ({ ...exampleAccountWrite, bio: text }), true],
  ...['title', 'firstName', 'lastName', 'street', 'streetNumber', 'city', 'zipcode', 'region'].map(
    (name) =>
      [
        `address ${name}`,
        addressWrite,
        (text: string) => ({ ...exampleAddressWrite, [name]: text }),
        false,
      ] as const,
  ),
  ['address notes', addressWrite, (text) => ({ ...exampleAddressWrite, notes: text }), true],
  ...['firstName', 'lastName', 'street', 'streetNumber', 'city', 'zipcode', 'place', 'region'].map(
    (name) =>
      [
        `order ${name}`,
        orderCreation,
        (text: string) => ({ ...exampleOrderCreation, [name]: text }),
        false,
      ] as const,
  ),
  [
    'order customerNotes',
    orderCreation,
    (text) => ({ ...exampleOrderCreation, customerNotes: text }),
    true,
  ],
  ['contact name', contactMessage, (text) => ({ ...message, name: text }), false],
  [
    'contact message',
    contactMessage,
    (text) => ({ ...message, message: `${text} και άλλα` }),
    true,
  ],
  [
    'review',
    reviewCreation,
    (text) => ({ ...exampleReviewCreation, ...words({ comment: text }) }),
    true,
  ],
  [
    'comment',
    commentCreation,
    (text) => ({ ...exampleCommentCreation, ...words({ content: text }) }),
    true,
  ],
  ['passkey name', passkeyName, (text) => text, false],
]

it.each(written)('%s has no unseen characters', (_, schema, bodyOf, hasLines) => {
  const takes = (text: string) => z.safeParse(schema, bodyOf(text)).success
  expect(takes('GR-I')).toBe(true)
  for (const character of unseen) expect(takes(`G${character}R`)).toBe(false)
  for (const character of breaks) expect(takes(`G${character}R`)).toBe(hasLines)
})

it('the address of a website loses breaks and takes nothing else that is unseen', () => {
  const websiteOf = (website: string) => z.safeParse(accountWrite, { website }).data?.website
  for (const character of breaks) {
    expect(websiteOf(`https://example.gr/G${character}R`)).toBe('https://example.gr/GR')
  }
  for (const character of unseen) {
    expect(websiteOf(`https://example.gr/G${character}R`)).toBeUndefined()
  }
})
