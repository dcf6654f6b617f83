import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import * as z from 'zod/mini'
import { noteBankVisit } from '#components/account/bank-visit'
import { renderAccountPage } from '#components/account/testing/render-account-page'
import { type FakeAnswer, type FakeAnswers, fakeUpstream } from '#components/testing/fake-upstream'
import { exampleCart } from '#contract/examples/cart-examples'
import { exampleUnpaidOrder } from '#contract/examples/order-examples'
import { cart } from '#contract/shop/cart'
import { forgetOwn } from '#lib/storage/site-storage'
import { publishSession, unknownSession } from '#session/session'
import { UnpaidOrder, WaitingOrder } from './unpaid-order'

const { order } = exampleUnpaidOrder
const [item] = order.items
const filled = z.parse(cart, exampleCart)
const [held] = filled.cartItems
if (!item || !held) throw new Error('an example has no items')
const same = {
  ...order,
  items: [{ ...item, product: held.product, quantity: held.quantity }],
}

beforeEach(forgetOwn)
afterEach(() => act(() => publishSession(unknownSession)))
const pageText = () => document.body.textContent ?? ''

describe('an order that waits to be paid, at the checkout (R445)', () => {
  it.each([
    [same, 'Έχει τα ίδια προϊόντα με το καλάθι σας'],
    [{ ...same, items: [{ ...item, product: held.product, quantity: 9 }] }, 'Έχει άλλα προϊόντα'],
    [{ ...same, hasUnreadItems: true }, 'Έχει άλλα προϊόντα'],
  ])('is told, and leads to its page: %#', async (found, words) => {
    fakeUpstream({ 'GET /api/orders/unpaid': { order: found } })
    renderAccountPage(<WaitingOrder cart={{ ...filled, cartItems: [held] }} />)
    await screen.findByText(new RegExp(words))
    const link = screen.getByRole('link').getAttribute('href')
    expect(link).toBe(`/checkout/success/${order.uuid}`)
  })

  it.each([
    [
      'of a member empties the cart',
      7,
      /αν την πληρώσετε, το καλάθι θα αδειάσει/i,
      /αδειάζει ολόκληρο/,
    ],
    ['of before the sign-in does not', null, /το καλάθι σας μένει όπως είναι/, /μένει όπως είναι/],
    [
      'of before the sign-in with the same products does not',
      null,
      /το καλάθι σας μένει όπως είναι/,
      /μένει όπως είναι/,
      same.items,
    ],
  ])('says what paying means for the cart: one %s (R524)', async (...row) => {
    const [, owner, waiting, asked, items = [{ ...item, quantity: 9 }]] = row
    const found = { ...same, user: owner, items }
    fakeUpstream({
      'GET /api/orders/unpaid': { order: found },
      [`GET /api/orders/uuid/${order.uuid}`]: found,
    })
    const { unmount } = renderAccountPage(<WaitingOrder cart={filled} />)
    await screen.findByText(waiting)
    unmount()
    renderAccountPage(<UnpaidOrder uuid={order.uuid} onCancelled={() => {}} />)
    await screen.findByText(asked)
    expect(/αδειάζει/.test(pageText())).toBe(owner !== null)
  })

  it('is not compared with an empty cart', async () => {
    fakeUpstream({ 'GET /api/orders/unpaid': { order: same } })
    renderAccountPage(<WaitingOrder cart={{ ...filled, cartItems: [], totalItems: 0 }} />)
    await screen.findByRole('link')
    expect(pageText()).not.toMatch(/προϊόντα/)
  })

  it('is not told where there is none', async () => {
    const { calls } = fakeUpstream({ 'GET /api/orders/unpaid': { order: null } })
    renderAccountPage(<WaitingOrder cart={filled} />)
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(pageText()).toBe('')
  })

  it.each<[string, FakeAnswer]>([
    ['fails', [503, null, { 'retry-after': '60' }]],
    ['is not reached', new Error('no connection')],
    ['answers with nothing', [200, {}]],
    ['is missing', [404, null]],
  ])(
    'is not denied where the shop %s, which is asked again by a press (R512)',
    async (_, answer) => {
      fakeUpstream({ 'GET /api/orders/unpaid': answer })
      renderAccountPage(<WaitingOrder cart={filled} />)
      await screen.findByText(
        'Δεν μπορέσαμε να ελέγξουμε αν κάποια παραγγελία σας περιμένει πληρωμή',
        {},
        { timeout: 10_000 },
      )
      expect(screen.queryByRole('alert')).toBeNull()
      fakeUpstream({ 'GET /api/orders/unpaid': { order: null } })
      fireEvent.click(screen.getByRole('button', { name: 'Δοκιμάστε ξανά' }))
      await waitFor(() => expect(pageText()).toBe(''))
    },
    20_000,
  )

  it('is told nothing of where the person is signed out meanwhile', async () => {
    const { calls } = fakeUpstream({ 'GET /api/orders/unpaid': [401, null] })
    renderAccountPage(<WaitingOrder cart={filled} />)
    await waitFor(() => expect(calls).toContain('GET /api/orders/unpaid'))
    expect(pageText()).toBe('')
  })

  it('is cancelled in one press before another one goes on', async () => {
    const { calls } = fakeUpstream({
      [`GET /api/orders/uuid/${order.uuid}`]: order,
      [`POST /api/orders/${order.id}/cancel`]: { ...order, status: 'CANCELED' },
    })
    const goOn = jest.fn()
    renderAccountPage(<UnpaidOrder uuid={order.uuid} onCancelled={goOn} />)
    fireEvent.click(await screen.findByRole('button', { name: 'Ακύρωση και νέα' }))
    await waitFor(() => expect(goOn).toHaveBeenCalledTimes(1))
    expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1)
    expect(screen.getByRole('link').getAttribute('href')).toBe(`/checkout/success/${order.uuid}`)
  })

  it('stays where it cannot be cancelled any more', async () => {
    fakeUpstream({
      [`GET /api/orders/uuid/${order.uuid}`]: order,
      [`GET /api/orders/${order.id}`]: {
        ...order,
        status: 'PROCESSING',
        paymentStatus: 'COMPLETED',
      },
      [`POST /api/orders/${order.id}/cancel`]: [409, {}],
    })
    const goOn = jest.fn()
    renderAccountPage(<UnpaidOrder uuid={order.uuid} onCancelled={goOn} />)
    fireEvent.click(await screen.findByRole('button', { name: 'Ακύρωση και νέα' }))
    await screen.findByText('Η παραγγελία δεν ακυρώθηκε')
    expect(goOn).not.toHaveBeenCalled()
  })
})

describe('an order about which the bank is asked (R480)', () => {
  const read = `GET /api/orders/uuid/${order.uuid}`
  const byOrder = { ...order, paymentStatus: 'PROCESSING' as const }
  const returned = () => noteBankVisit(order.uuid, { kind: 'returned', word: null })

  it.each<[string, () => void, typeof order | typeof byOrder]>([
    ['that this browser was sent back from it', returned, order],
    ['of another device, by the order', () => {}, byOrder],
  ])('is nothing to pay, in cart and checkout, where it is known %s', async (_, know, found) => {
    know()
    fakeUpstream({ 'GET /api/orders/unpaid': { order: found }, [read]: found })
    renderAccountPage(
      <>
        <WaitingOrder cart={filled} />
        <UnpaidOrder uuid={order.uuid} onCancelled={() => {}} />
      </>,
    )
    await waitFor(() => expect(screen.getAllByText(/μην πληρώσετε ξανά/)).toHaveLength(2))
    expect(pageText()).not.toMatch(/περιμένει πληρωμή|Πληρωμή της πρώτης|πληρώστε την/)
    expect(screen.queryByRole('button')).toBeNull()
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(links.map(() => `/checkout/success/${order.uuid}`))
  })

  it.each<[object, RegExp]>([
    [{ status: 'PROCESSING', paymentStatus: 'COMPLETED' }, /Η παραγγελία \d+ πληρώθηκε/],
    [{ paymentStatus: 'FAILED', updatedAt: '2026-11-28T12:00:00Z' }, /περιμένει πληρωμή/],
  ])('tells in the cart what the bank has answered: %j', async (changes, words) => {
    jest.useFakeTimers({ now: Date.parse('2026-11-28T12:00:00Z'), doNotFake: ['queueMicrotask'] })
    returned()
    const answers: FakeAnswers = { 'GET /api/orders/unpaid': { order }, [read]: order }
    answers['GET /api/cart'] = exampleCart
    fakeUpstream(answers)
    renderAccountPage(<WaitingOrder cart={filled} />)
    await screen.findByText(/μην πληρώσετε ξανά/)
    answers[read] = { ...order, ...changes }
    await act(() => jest.advanceTimersByTimeAsync(20_000))
    expect(pageText()).toMatch(words)
    jest.useRealTimers()
  })
})
