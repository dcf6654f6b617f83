import { hasAddress } from './written-text'

it.each([
  'https://example.com',
  'HTTP://example',
  'www.example',
  'Κερδίστε στο example.com',
  'EXAMPLE.SHOP',
  'παράδειγμα.ελ',
  'example。com',
  'example․com',
  'anna@example.gr',
  '192.168.1.20',
  't.me/x',
  'X.COM',
  'xn--hxajbheg2az3al.xn--qxam',
])('finds the address in %j', (name) => {
  expect(hasAddress(name)).toBe(true)
})

it.each([
  'Νεφέλη Δροσινού',
  'Κ.Παππά',
  'Αγ.Παρασκευή',
  'Γ. Α. Παππάς',
  "O'Neill-Παππά",
  'J.R. Smith',
  'A.B.Smith',
  'Λεωφ. Κηφισίας 12',
  'Jean-Luc Β΄',
  '李小龍',
])('takes %j for a name', (name) => {
  expect(hasAddress(name)).toBe(false)
})
