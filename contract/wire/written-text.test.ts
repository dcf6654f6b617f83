import * as z from 'zod/mini'
import { longestShortText, optionalText, requiredText, writtenPhone } from './written-text'

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

it.each(['', '12', 'τηλέφωνο', '69000000l2', '++30690', '0'.repeat(32), null])(
  'takes %p for none',
  (phone) => {
    expect(z.safeParse(writtenPhone, phone).success).toBe(false)
  },
)
