import { e164, emailPattern } from './body-fields'

it.each([
  ['6912345678', '+306912345678'],
  ['210 123 4567', '+302101234567'],
  ['(2610) 123-456', '+302610123456'],
  ['+30 691 234 5678', '+306912345678'],
  ['0030 6912345678', '+306912345678'],
  ['+357 99 123456', '+35799123456'],
])('%s is %s', (written, number) => {
  expect(e164(written)).toBe(number)
})

it.each(['', '12345', '5912345678', '+30 123', '+30 5912345678', 'τηλέφωνο', '+0123456789'])(
  '"%s" is invalid',
  (written) => {
    expect(e164(written)).toBeNull()
  },
)

it('e-mail addresses may have a domain of other letters', () => {
  const right = ['anna@example.gr', 'anna@παράδειγμα.ελ', 'anna@xn--hxajbheg2az3al.xn--qxam']
  const wrong = ['anna', 'άννα@example.gr', 'anna@example', 'anna@-example.gr', 'a b@example.gr']
  expect([...right, ...wrong].filter((text) => emailPattern.test(text))).toEqual(right)
})
