import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as z from 'zod/mini'
import { fakeUpstream } from '#components/testing/fake-upstream'
import { exampleOrderDetail } from '#contract/examples/order-examples'
import { exampleWithdrawal, exampleWithdrawalReceipt } from '#contract/examples/site-examples'
import { orderDetail } from '#contract/shop/order'
import { tabStorage } from '#lib/storage/tab-storage'
import { receiptFile } from '../statement-facts'
import { withdrawalRecordIn } from '../withdrawal-record'
import { StatementStep } from './statement-step'
import WithdrawalFlow from './withdrawal-flow'

const record = withdrawalRecordIn(tabStorage)
const attempt = {
  key: '7c2f91ab-04d3-4e68-8b77-000000000640',
  statement: { ...exampleWithdrawal, items: '', receivedOn: '' },
}

beforeEach(() => window.history.replaceState(null, '', '/withdrawal'))
afterEach(() => {
  jest.restoreAllMocks()
  tabStorage.clear()
})

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function state(): Promise<void> {
  const { orderNumber, name, email } = attempt.statement
  for (const [label, value] of [
    [/^Αριθμός παραγγελίας/, orderNumber],
    [/^Ονοματεπώνυμο/, name],
    [/^E-mail/, email],
  ] as const) {
    fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })
  }
  await press('Συνέχεια')
  await screen.findByRole('heading', { name: /Βήμα 2/ })
}

it('asks twice, sends once, and shows the receipt in place of the form (R357, R358)', async () => {
  const receipt = { ...exampleWithdrawalReceipt, statement: attempt.statement, isMailed: false }
  const { calls } = fakeUpstream({ 'POST /api/withdrawals': () => [201, receipt] })
  render(<WithdrawalFlow />)
  await state()
  expect(calls).toEqual([])
  expect(screen.getByText('Όλη η παραγγελία')).toBeTruthy()
  await press('Επιβεβαίωση υπαναχώρησης')
  const heading = await screen.findByRole('heading', { name: 'Η δήλωσή σας υποβλήθηκε' })
  expect(document.activeElement).toBe(heading)
  expect(calls).toEqual(['POST /api/withdrawals/stamp', 'POST /api/withdrawals'])
  expect(document.body.textContent).toContain('7C2F-91AB-04D3')
  expect(document.body.textContent).toMatch(/26 Νοεμβρίου 2026.*10:55:03.*ώρα Ελλάδας/)
  expect(document.body.textContent).toContain('Η σελίδα αυτή είναι η απόδειξή σας')
  expect(document.body.textContent).not.toContain('Στέλνουμε απόδειξη')
  expect(screen.queryByRole('button', { name: 'Συνέχεια' })).toBeNull()
})

it.each([
  ['', /Αν έγινε αργότερα, θα σας πούμε αν γίνεται δεκτή/, /Αν έγινε αργότερα/],
  ['2026-11-20', /επιστρέφονται το αργότερο σε 14 ημέρες/, /επιστρέφονται το αργότερο/],
  ['2026-10-20', /θα σας πούμε αν γίνεται δεκτή/, /Θα σας πούμε αν η δήλωση γίνεται δεκτή/],
])(
  'says the same before and after it is sent, of a receipt on %j (R357)',
  async (receivedOn, before, after) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(exampleWithdrawalReceipt.submittedAt))
    const receipt = {
      ...exampleWithdrawalReceipt,
      statement: { ...attempt.statement, receivedOn },
    }
    fakeUpstream({ 'POST /api/withdrawals': () => [201, receipt] })
    render(<WithdrawalFlow />)
    fireEvent.change(screen.getByLabelText(/Ημερομηνία παραλαβής/), {
      target: { value: receivedOn },
    })
    await state()
    expect(document.body.textContent).toMatch(before)
    await press('Επιβεβαίωση υπαναχώρησης')
    await screen.findByRole('heading', { name: 'Η δήλωσή σας υποβλήθηκε' })
    expect(document.body.textContent).toMatch(after)
    expect(receiptFile(receipt)).toMatch(after)
    const isLate = receivedOn === '2026-10-20'
    const promised = /επιστρέφονται το αργότερο|Στέλνετε τα προϊόντα/
    expect(promised.test(document.body.textContent ?? '')).toBe(!isLate)
    expect(promised.test(receiptFile(receipt))).toBe(!isLate)
  },
)

it('refuses a name that a mail would make a link', async () => {
  render(<WithdrawalFlow />)
  fireEvent.change(field('Ονοματεπώνυμο'), { target: { value: 'Κερδίστε στο example.com' } })
  await press('Συνέχεια')
  expect(await screen.findByText('Γράψτε το χωρίς διεύθυνση e-mail ή ιστότοπου.')).toBeTruthy()
})

it('promises a mail only where the receipt says that one is sent (R358)', async () => {
  record.write({ attempt, receipt: exampleWithdrawalReceipt })
  render(<WithdrawalFlow />)
  expect(await screen.findByText(/Στέλνουμε απόδειξη στο nefeli@example.gr/)).toBeTruthy()
})

it('takes the order number of the address and starts anew for another order (R359)', async () => {
  window.history.replaceState(null, '', '/withdrawal?order=641')
  record.write({ attempt, receipt: exampleWithdrawalReceipt })
  render(<WithdrawalFlow />)
  await waitFor(() => expect(field('Αριθμός παραγγελίας').value).toBe('641'))
  cleanup()
  window.history.replaceState(null, '', '/withdrawal?order=640')
  render(<WithdrawalFlow />)
  expect(await screen.findByRole('heading', { name: 'Η δήλωσή σας υποβλήθηκε' })).toBeTruthy()
})

it('says after a reload that the last statement may have arrived (R360, R361)', async () => {
  record.write({ attempt, receipt: null })
  render(<WithdrawalFlow />)
  expect(await screen.findByText(/Δεν γνωρίζουμε αν η δήλωση έφτασε.*7C2F-91AB-04D3/)).toBeTruthy()
})

it('keeps a draft in the tab (R361)', async () => {
  render(<WithdrawalFlow />)
  await act(async () => undefined)
  await userEvent.type(field('Ονοματεπώνυμο'), 'Άννα Παππά')
  cleanup()
  render(<WithdrawalFlow />)
  await waitFor(() => expect(field('Ονοματεπώνυμο').value).toBe('Άννα Παππά'))
})

it('fills in the name and e-mail of the order, but not where somebody is about to type', async () => {
  const order = {
    ...z.parse(orderDetail, exampleOrderDetail),
    ...({ status: 'DELIVERED', statusUpdatedAt: '2026-11-12T10:00:00+02:00' } as const),
  }
  window.history.replaceState(null, '', `/withdrawal?order=${order.id}`)
  const step = { isShown: true, refusal: null, onSubmit: () => {} }
  const { rerender } = render(<StatementStep {...step} ownOrder={null} />)
  await waitFor(() => expect(field('Αριθμός παραγγελίας').value).toBe(String(order.id)))
  field('Ονοματεπώνυμο').focus()
  rerender(<StatementStep {...step} ownOrder={order} />)
  await waitFor(() => expect(field('E-mail').value).toBe(order.email))
  const day = screen.getByLabelText<HTMLInputElement>(/Ημερομηνία παραλαβής/)
  await waitFor(() => expect(day.value).toBe('2026-11-12'))
  expect(field('Ονοματεπώνυμο').value).toBe('')
})

it('fills them in for another statement about the same order, which is known already', async () => {
  const order = z.parse(orderDetail, exampleOrderDetail)
  window.history.replaceState(null, '', `/withdrawal?order=${order.id}`)
  render(<StatementStep isShown refusal={null} onSubmit={() => {}} ownOrder={order} />)
  await waitFor(() => expect(field('E-mail').value).toBe(order.email))
})
