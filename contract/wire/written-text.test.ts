import * as z from 'zod/mini'
import { accountWrite } from '../account/account-write'
import { addressWrite } from '../account/address'
import { emailAddress } from '../allauth/account-lists'
import {
  emailBody,
  loginBody,
  ownEmailBody,
  passkeySignupBody,
  primaryEmailBody,
} from '../allauth/sign-in-bodies'
import { passkeyName } from '../allauth/webauthn'
import { commentCreation } from '../blog/comment-write'
import { contactMessage } from '../contact/contact-message'
import { exampleAccountWrite, exampleAddressWrite } from '../examples/account-examples'
import { exampleOrderCreation } from '../examples/order-examples'
import { withValue } from '../examples/sample'
import { exampleWithdrawal } from '../examples/site-examples'
import { exampleCommentCreation, exampleReviewCreation } from '../examples/writing-examples'
import { orderCreation } from '../shop/order-creation'
import { reviewCreation } from '../shop/review-write'
import { withdrawal } from '../withdrawal/withdrawal'
import { longestShortText, optionalText, requiredText, writtenPhone } from './written-text'

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
  const pasted = ['690\n1234567', '690\t1234567', '(+30) 210/123-4567', '0030 691\u2011234']
  const wrong = ['', '12', 'τηλέφωνο', '69000000l2', '++30690', '0'.repeat(32)]
  const isAccepted = (phone: string) => z.safeParse(writtenPhone, ` ${phone} `).success
  expect([...right, ...pasted, ...wrong].filter(isAccepted)).toEqual([...right, ...pasted])
  expect(z.parse(writtenPhone, ' 112 ')).toBe('112')
})

const breaks = ['\n', '\r', '\r\n', '\u2028', '\u0085']
const unseen = ['\u0000', '\u0007', '\u009f', '\u202e', '\u2066', '\u200b', '\ufeff', '\u00ad']
const blankLetters = ['\u3164', '\u115f', '\u1160', '\u2800', '\u00a0', '\u200e']

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
  ['withdrawal', withdrawal, exampleWithdrawal, 'name orderNumber', 'items'],
  ['review', reviewCreation, exampleReviewCreation, '', 'translations.el.comment'],
  ['comment', commentCreation, exampleCommentCreation, '', 'translations.el.content'],
  ['passkey', z.object({ name: passkeyName }), { name: '' }, 'name', ''],
]

const fields = forms.flatMap(([form, schema, body, lines, texts]) => {
  const paths = (names: string, hasLines: boolean) =>
    names.split(' ').flatMap((path) => (path ? [{ form, schema, body, path, hasLines }] : []))
  return [...paths(lines, false), ...paths(texts, true)]
})

it.each(fields)('$form: $path is in normal form', ({ schema, body, path, hasLines }) => {
  const end = path === 'message' ? ' και άλλα' : ''
  const read = (text: string) => {
    const { data } = z.safeParse(schema, withValue(body, path, text + end))
    return valueAt(data, path)
  }
  const plain = read('GR-I')
  expect(plain).toBe(`GR-I${end}`)
  for (const character of unseen) expect(read(`\u202dG${character}R-I\u202c`)).toBe(plain)
  for (const character of breaks) {
    expect(read(`G${character}R`)).toBe(`G${hasLines ? '\n' : ' '}R${end}`)
  }
  expect(read('Α\u0301ννα')).toBe(`Άννα${end}`)
})

const required = fields.filter(
  ({ schema, body, path }) => !z.safeParse(schema, withValue(body, path, '')).success,
)

it('a text that has to be there is not there where nobody sees any', () => {
  expect(required.length).toBeGreaterThan(15)
  for (const { schema, body, path } of required) {
    for (const text of [blankLetters.join(' '), unseen.join('')]) {
      expect([path, z.safeParse(schema, withValue(body, path, text)).success]).toEqual([
        path,
        false,
      ])
    }
  }
})

it.each([
  ['address', addressWrite, exampleAddressWrite, 'phone'],
  ['account', accountWrite, exampleAccountWrite, 'phone'],
  ['order', orderCreation, exampleOrderCreation, 'phone'],
] as const)('%s: telephone numbers are in normal form', (_, schema, body, path) => {
  const { data } = z.safeParse(schema, withValue(body, path, '\u202d+30 691 234 5678\u202c'))
  expect(valueAt(data, path)).toBe('+306912345678')
})

it.each([
  ['order', orderCreation, exampleOrderCreation],
  ['contact', contactMessage, message],
  ['sign-up', loginBody, { email: '', password: 'x' }],
  ['call with an e-mail alone', emailBody, { email: '' }],
  ['sign-up with a passkey', passkeySignupBody, { email: '' }],
] as const)('%s: e-mail addresses are sent in ASCII', (_, schema, body) => {
  const read = (email: string) => valueAt(z.safeParse(schema, { ...body, email }).data, 'email')
  expect(read(' Άννα <anna@παράδειγμα.ελ> ')).toBe('anna@xn--hxajbheg2az3al.xn--qxam')
  expect(read('άννα@παράδειγμα.ελ')).toBeUndefined()
})

it('an address of the list of own addresses is sent as it is there', () => {
  const email = 'anna@παράδειγμα.ελ'
  expect(z.parse(ownEmailBody, { email })).toEqual({ email })
  expect(z.parse(primaryEmailBody, { email, primary: true }).email).toBe(email)
  expect(z.parse(emailAddress, { email, verified: true, primary: true }).email).toBe(email)
})

it('house numbers and postcodes have hyphens and plain digits', () => {
  const typed = { ...exampleAddressWrite, streetNumber: '12\u201314½', zipcode: '１０５\u00a063' }
  expect(z.parse(addressWrite, typed)).toMatchObject({ streetNumber: '12-14½', zipcode: '105 63' })
})

it('the address of a website has no breaks and invisible characters', () => {
  const websiteOf = (website: string) => z.safeParse(accountWrite, { website }).data?.website
  for (const character of unseen) {
    expect(websiteOf(` https://example.gr/G${character}R\n`)).toBe('https://example.gr/GR')
  }
})

it('passwords are not changed', () => {
  const password = ' \u202dΑ\u0301\u00a0\u200b１ '
  expect(z.parse(loginBody, { email: 'anna@example.gr', password }).password).toBe(password)
})

function valueAt(body: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => Object(value)[key], body)
}
