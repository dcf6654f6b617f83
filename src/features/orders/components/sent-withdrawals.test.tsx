import { act, cleanup, render, screen } from '@testing-library/react'
import * as z from 'zod/mini'
import { keepWithdrawal } from '#components/account/sent-withdrawals'
import { exampleOrder } from '#contract/examples/order-examples'
import { exampleWithdrawalReceipt } from '#contract/examples/site-examples'
import { order } from '#contract/shop/order'
import { publishSession, unknownSession } from '#session/session'
import { annasAccount } from '#session/testing/annas-account'
import { SentWithdrawals, WithdrawalBadge } from './sent-withdrawals'
import { WithdrawalLink } from './withdrawal-link'

const placed = { ...z.parse(order, exampleOrder), status: 'SHIPPED' } as const
const [item] = placed.items
if (!item) throw new Error('the example has no items')

const signIn = (id: number) =>
  act(async () =>
    publishSession({ ...unknownSession, status: 'member', user: { ...annasAccount, id } }),
  )
const receiptOf = (changes: object = {}, reference = '7C2F-91AB-04D3') => ({
  ...exampleWithdrawalReceipt,
  reference,
  statement: { ...exampleWithdrawalReceipt.statement, items: '', ...changes },
})
const show = () =>
  render(
    <>
      <SentWithdrawals order={placed} />
      <WithdrawalBadge order={placed} />
      <WithdrawalLink order={placed} />
    </>,
  )
const said = () => document.body.textContent ?? ''
const link = () => screen.queryByRole('link', { name: 'Υπαναχώρηση από τη σύμβαση' })

beforeEach(() => localStorage.clear())
afterEach(() => act(async () => publishSession(unknownSession)))

it('shows when what was sent, under which reference, and what follows (R359)', async () => {
  await signIn(7)
  keepWithdrawal(receiptOf(), null)
  show()
  expect(said()).toMatch(/Από αυτή τη συσκευή: 26 Νοεμβρίου 2026.*10:55:03/)
  expect(said()).toContain('Αριθμός αναφοράς: 7C2F-91AB-04D3')
  expect(said()).toContain('Αφορά όλη την παραγγελία.')
  expect(said()).toContain('στείλτε τα πίσω μέσα σε 14 ημέρες')
  expect(screen.getByText('Δηλώσατε υπαναχώρηση')).toBeTruthy()
  expect(link()).toBeNull()
})

it('says of a late one that it has to be accepted first', async () => {
  await signIn(7)
  keepWithdrawal(receiptOf({ receivedOn: '2026-10-01' }), null)
  show()
  expect(said()).toContain('Μη στείλετε τα προϊόντα πριν σας πούμε αν η δήλωση γίνεται δεκτή')
  expect(said()).not.toContain('14 ημέρες')
})

it('leaves the rest of the order after some of it, until nothing is left', async () => {
  await signIn(7)
  keepWithdrawal(receiptOf({ items: '1 × …' }), { [item.id]: 1 })
  show()
  expect(said()).toContain('Αφορά: 1 × ')
  expect(screen.getByText(/για μέρος της/)).toBeTruthy()
  expect(link()).not.toBeNull()
  const rest = Object.fromEntries(placed.items.map(({ id, quantity }) => [id, quantity]))
  await act(async () => keepWithdrawal(receiptOf({}, '8C2F-91AB-04D3'), rest))
  expect(link()).toBeNull()
})

it('names no products that it does not know', async () => {
  await signIn(7)
  keepWithdrawal(receiptOf({ items: 'το μπλε' }), {})
  show()
  expect(said()).toContain('Αφορά ορισμένα προϊόντα')
  expect(link()).not.toBeNull()
})

it('is of the member who sent it alone, also after signing in again', async () => {
  await signIn(7)
  keepWithdrawal(receiptOf(), null)
  for (const [id, isShown] of [
    [8, false],
    [7, true],
  ] as const) {
    await signIn(id)
    show()
    expect(said().includes('7C2F-91AB-04D3')).toBe(isShown)
    cleanup()
  }
  await act(async () => publishSession({ ...unknownSession, status: 'guest' }))
  show()
  expect(said()).not.toContain('7C2F-91AB-04D3')
  cleanup()
  keepWithdrawal(receiptOf({}, '9C2F-91AB-04D3'), null)
  expect(JSON.stringify(localStorage)).not.toContain('9C2F')
})

it('follows what another tab sends, and other orders show nothing of it', async () => {
  await signIn(7)
  show()
  expect(link()).not.toBeNull()
  await act(async () => keepWithdrawal(receiptOf({ orderNumber: '641' }), null))
  const name = 'withdrawals-7'
  const stored = (localStorage.getItem(name) ?? '').replace('"order":641', '"order":640')
  expect(link()).not.toBeNull()
  await act(async () => {
    localStorage.setItem(name, stored)
    window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: stored }))
  })
  expect(link()).toBeNull()
})

it('keeps no name, no address and no text', async () => {
  await signIn(7)
  keepWithdrawal(receiptOf({ orderNumber: '#640', items: 'το μπλε' }), {})
  const { name, email } = exampleWithdrawalReceipt.statement
  for (const text of [name, email, 'το μπλε']) {
    expect(JSON.stringify(localStorage)).not.toContain(text)
  }
  show()
  expect(said()).toContain('7C2F-91AB-04D3')
})
