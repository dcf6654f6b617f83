import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import * as z from 'zod/mini'
import { noteBankVisit } from '#components/account/bank-visit'
import { renderAccountPage } from '#components/account/testing/render-account-page'
import { type FakeAnswer, fakeUpstream } from '#components/testing/fake-upstream'
import { exampleOrderDetail } from '#contract/examples/order-examples'
import { type OrderDetail, orderDetail } from '#contract/shop/order'
import { forgetOwn } from '#lib/storage/site-storage'
import { publishSession, unknownSession } from '#session/session'
import { OrderPayment } from './order-payment'

const url = 'https://bank.example/pay?s=1'
const now = Date.parse('2026-11-28T12:00:00Z')
const recently = new Date(now - 60_000).toISOString()
const anHourAgo = new Date(now - 3_600_000).toISOString()
const longAgo = '2020-01-07T10:00:00Z'
const placed = z.parse(orderDetail, {
  ...exampleOrderDetail,
  isPaidOnline: true,
  status: 'PENDING',
  createdAt: recently,
  updatedAt: recently,
})
const opens = `POST /api/orders/uuid/${placed.uuid}/payment`

beforeEach(() => {
  forgetOwn()
  jest.spyOn(Date, 'now').mockReturnValue(now)
})
afterEach(() => act(() => publishSession(unknownSession)))

function show(changes: Partial<OrderDetail> = {}, answer: FakeAnswer = { url }) {
  const order = { ...placed, ...changes }
  const { calls } = fakeUpstream({ [opens]: answer })
  const left: string[] = []
  const onPaid = jest.fn()
  // The answer never comes, so that a waiting payment keeps waiting.
  const reread = jest.fn(() => new Promise<OrderDetail>(() => {}))
  renderAccountPage(
    <OrderPayment
      {...{ order, reread, onPaid }}
      amount={29.26}
      isMailed
      leave={(to) => void left.push(to)}
      otherWay={<button type='button'>άλλος</button>}
      again={<button type='button'>ξανά</button>}
    />,
  )
  return { calls, left, onPaid, reread }
}

const pageText = () => document.body.textContent ?? ''
const payButton = () => screen.getByRole('button', { name: /^Πληρωμή/ })

describe('the payment of an order on its page (R445)', () => {
  it('leads to the bank by one request, whatever is pressed meanwhile', async () => {
    const { calls, left } = show()
    expect(payButton().textContent).toMatch(/29,26/)
    fireEvent.click(payButton())
    fireEvent.click(payButton())
    await waitFor(() => expect(left).toEqual([url]))
    fireEvent.click(payButton())
    expect([calls, payButton().getAttribute('aria-busy')]).toEqual([[opens], 'true'])
  })

  it('is free again, and reads the order, after a step back', async () => {
    const { left, reread } = show()
    fireEvent.click(payButton())
    await waitFor(() => expect(left).toHaveLength(1))
    await act(async () => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    })
    expect(payButton().getAttribute('aria-busy')).toBeNull()
    expect([reread.mock.calls.length, pageText()]).toEqual([
      1,
      expect.stringContaining('μην πληρώσετε ξανά'),
    ])
  })

  it.each([
    [{ kind: 'left' as const }, /Δεν έχουμε δει πληρωμή ακόμη/],
    [{ kind: 'returned' as const, word: null }, /Ρωτάμε την τράπεζα/],
    [{ kind: 'returned' as const, word: 'funds' as const }, /Το υπόλοιπο της κάρτας δεν έφτανε/],
  ])('knows in its tab that somebody was at the bank: %j', (visit, words) => {
    noteBankVisit(placed.uuid, visit)
    show()
    expect(pageText()).toMatch(words)
  })

  it('offers nothing to pay while the bank is asked', () => {
    show({ paymentStatus: 'PROCESSING' })
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('status').textContent).toContain('Μην πληρώσετε ξανά')
  })

  it('says until when it can be paid, and leads another way', () => {
    show()
    expect(pageText()).toContain('29 Νοεμβρίου 2026')
    expect(screen.getByRole('button', { name: 'άλλος' })).toBeTruthy()
  })

  it.each<[Partial<OrderDetail>, RegExp]>([
    [{ createdAt: longAgo }, /Ο χρόνος για την πληρωμή πέρασε.*μέσα σε 24 ώρες/],
    [{ paymentStatus: 'FAILED', updatedAt: anHourAgo }, /Ο χρόνος .* πέρασε.*μισή ώρα/],
    [{ status: 'CANCELED', statusUpdatedAt: recently }, /ακυρώθηκε χωρίς να πληρωθεί/],
    [
      { status: 'CANCELED', createdAt: longAgo, statusUpdatedAt: recently },
      /ακυρώθηκε χωρίς να πληρωθεί.*μέσα σε 24 ώρες/,
    ],
  ])('says why it is not paid any more, and offers the same again: %j (R466)', (changes, words) => {
    show(changes)
    expect(pageText()).toMatch(words)
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['ξανά'])
  })

  it('gives no reason for an order that somebody has cancelled in time', () => {
    show({ status: 'CANCELED', statusUpdatedAt: recently })
    expect(pageText()).not.toMatch(/24 ώρες|μισή ώρα/)
  })

  it.each<[Partial<OrderDetail>, RegExp]>([
    [{ status: 'CANCELED' }, /τα χρήματά σας ήρθαν.*29,26.*640/],
    [{ status: 'CANCELED', timesPaid: 2 }, /ήρθαν.*58,52.*640/],
    [{ status: 'PROCESSING', timesPaid: 2 }, /δύο φορές.*58,52.*29,26.*640/],
  ])('says how the money comes back that came without need: %j (R462)', (changes, words) => {
    show({ ...changes, paymentStatus: 'COMPLETED' })
    expect(pageText()).toMatch(words)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each<Partial<OrderDetail>>([
    { status: 'PROCESSING', paymentStatus: 'COMPLETED' },
    { status: 'CANCELED', paymentStatus: 'REFUNDED' },
    { status: 'PROCESSING' },
    { isPaidOnline: false },
  ])('has nothing to say of %j', (changes) => {
    show(changes)
    expect(pageText()).toBe('')
  })

  it('thanks a buyer who has just paid, and says so to the cart', () => {
    noteBankVisit(placed.uuid, { kind: 'returned', word: null })
    const { onPaid } = show({ status: 'PROCESSING', paymentStatus: 'COMPLETED' })
    expect(screen.getByRole('status').textContent).toContain('Η πληρωμή έγινε')
    expect(onPaid).toHaveBeenCalledTimes(1)
  })

  it.each<[FakeAnswer, RegExp]>([
    [new TypeError('network'), /σύνδεση/],
    [[502, {}], /σύνδεση/],
    [[429, {}, { 'retry-after': '3' }], /προσπάθειες/],
  ])('says why the bank’s page did not open: %j', async (answer, words) => {
    const { left } = show({}, answer)
    fireEvent.click(payButton())
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
    expect(payButton().getAttribute('aria-busy')).toBeNull()
    expect(left).toEqual([])
  })

  it('sends nobody to pay another amount', async () => {
    const { left } = show({}, [409, { data: { code: 'amountDiffers' } }])
    fireEvent.click(payButton())
    expect((await screen.findByRole('alert')).textContent).toContain('δεν σας στείλαμε εκεί')
    expect(screen.getByRole('link').getAttribute('href')).toBe('/contact')
    expect(left).toEqual([])
  })
})
