import { screen, waitFor } from '@testing-library/react'
import { member } from '#components/account/testing/render-account-page'
import type { FakeAnswer, FakeAnswers } from '#components/testing/fake-upstream'
import { exampleInvoice, exampleOrderDetail } from '#contract/examples/order-examples'
import { publishSession, unknownSession } from '#session/session'
import { openAccountPage, press } from './testing/open-account-page'

const saved = jest.fn()
jest.mock('#lib/files/save-file', () => ({
  saveFile: (...file: unknown[]) => saved(...file),
}))
beforeEach(() => {
  saved.mockClear()
  // What was read of the order before is forgotten.
  publishSession(unknownSession)
})

const path = '/api/orders/640'
const forFirm = { ...exampleOrderDetail, documentType: 'INVOICE' } as const
const completed = { ...forFirm, status: 'COMPLETED', canBeCanceled: false, hasInvoice: true }
const pdf: FakeAnswer = [200, '%PDF-1.7', { 'content-type': 'application/pdf' }]

async function open(order: object, answers: FakeAnswers = {}) {
  const opened = openAccountPage('/account/orders/640', member, {
    [`GET ${path}`]: order,
    [`GET ${path}/invoice`]: exampleInvoice,
    ...answers,
  })
  await screen.findByRole('region', { name: 'Πληρωμή' })
  return opened
}
const part = () => screen.queryByRole('region', { name: 'Τιμολόγιο' })
const said = () => part()?.textContent ?? ''

it('says number, date and tax by rate, and saves the file under its number (R451)', async () => {
  const vatRates = [
    { rate: 24, subtotal: 10, vat: 2.4 },
    { rate: 6, subtotal: 9.16, vat: 0.55 },
  ]
  const invoice = { ...exampleInvoice, totalVat: 2.95, total: 27.61, vatRates }
  const { toasts } = await open(completed, {
    [`GET ${path}/invoice`]: invoice,
    [`GET ${path}/invoice/file`]: pdf,
  })
  await screen.findByText('Αριθμός INV-2026-000012')
  expect(said()).toContain('Ημερομηνία έκδοσης: 2 Απριλίου 2026')
  expect(said()).toMatch(/Καθαρή αξία19,16\s€/)
  expect(said()).toMatch(/ΦΠΑ 24% σε 10,00\s€2,40\s€/)
  expect(said()).toMatch(/ΦΠΑ 6% σε 9,16\s€0,55\s€/)
  expect(said()).toMatch(/Μεταφορικά και επιβαρύνσεις5,50\s€Σύνολο27,61\s€/)
  await press('Λήψη σε PDF')
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
  expect(saved).toHaveBeenCalledWith('INV-2026-000012.pdf', expect.any(Blob))
  expect(toasts.map(({ title }) => title)).toEqual(['Το τιμολόγιο κατέβηκε.'])
})

it.each([
  ['a failure of the API', [502, null]],
  ['a page', [200, '<!doctype html>', { 'content-type': 'text/html' }]],
  ['a lost answer', new TypeError('Failed to fetch')],
  ['an invoice that is gone', [404, null]],
] satisfies [string, FakeAnswer][])(
  'says that nothing was saved, and tries again at a press: %s (R451)',
  async (_, failure) => {
    let answer: FakeAnswer = failure
    await open(completed, { [`GET ${path}/invoice/file`]: () => answer })
    await press('Λήψη σε PDF')
    expect(await screen.findByText('Το τιμολόγιο δεν κατέβηκε')).toBeTruthy()
    expect(saved).not.toHaveBeenCalled()
    answer = pdf
    await press('Δοκιμάστε ξανά')
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
    expect(screen.queryByText('Το τιμολόγιο δεν κατέβηκε')).toBeNull()
  },
)

it.each([
  ['not ready yet', [404, null], 'δεν είναι ακόμη έτοιμο'],
  ['not theirs', [403, null], 'μόνο ο λογαριασμός με τον οποίο έγινε'],
  ['no PDF', [200, '<!doctype html>', { 'content-type': 'text/html' }], 'ολόκληρο το αρχείο'],
  ['not to be had', new TypeError('Failed to fetch'), 'Δεν είναι δυνατή η σύνδεση'],
  ['asked for too often', [429, null, { 'retry-after': '60' }], 'Πολλές προσπάθειες'],
] satisfies [string, FakeAnswer, string][])(
  'says of a file that is %s just that, with a way to people (R451)',
  async (_, answer, sentence) => {
    await open(completed, { [`GET ${path}/invoice/file`]: answer })
    await press('Λήψη σε PDF')
    await waitFor(() => expect(said()).toContain(sentence))
    const contact = screen.getByRole('link', { name: 'γράψτε μας' })
    expect(contact.getAttribute('href')).toBe('/contact')
  },
)

it('says whose invoice it is where it is not theirs (R451)', async () => {
  await open(completed, { [`GET ${path}/invoice`]: [403, null] })
  expect(await screen.findByText(/μόνο ο λογαριασμός με τον οποίο έγινε/)).toBeTruthy()
})

it('says that the invoice could not be read, and reads it again at a press (R451)', async () => {
  let answer: FakeAnswer = [500, null]
  await open(completed, { [`GET ${path}/invoice`]: () => answer })
  expect(await screen.findByText('Το τιμολόγιο δεν φορτώθηκε')).toBeTruthy()
  answer = exampleInvoice
  await press('Δοκιμάστε ξανά')
  expect(await screen.findByText('Αριθμός INV-2026-000012')).toBeTruthy()
})

it.each([
  ['PENDING', 'Εκδίδεται μόλις ολοκληρωθεί'],
  ['DELIVERED', 'Εκδίδεται μόλις ολοκληρωθεί'],
  ['UNKNOWN', 'Εκδίδεται μόλις ολοκληρωθεί'],
  ['COMPLETED', 'το τιμολόγιο ετοιμάζεται'],
  ['CANCELED', 'δεν εκδίδεται τιμολόγιο'],
  ['RETURNED', 'δεν εκδίδεται τιμολόγιο'],
  ['REFUNDED', 'δεν εκδίδεται τιμολόγιο'],
])('says of one that is not there, in %s: «%s» (R451)', async (status, sentence) => {
  const { calls } = await open({ ...forFirm, status })
  expect(said()).toContain(sentence)
  expect(calls).not.toContain(`GET ${path}/invoice`)
})

it('looks again whether it was issued at a press (R451)', async () => {
  let order: object = { ...completed, hasInvoice: false }
  await open({}, { [`GET ${path}`]: () => order })
  order = completed
  await press('Δείτε αν εκδόθηκε')
  expect(await screen.findByText('Αριθμός INV-2026-000012')).toBeTruthy()
})

it('is not there for a receipt (R451)', async () => {
  await open({ ...completed, documentType: 'RECEIPT' })
  expect(part()).toBeNull()
})
