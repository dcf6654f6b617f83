import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { bankVisitFor } from '#components/account/bank-visit'
import { type FakeAnswer, fakeUpstream } from '#components/testing/fake-upstream'
import { exampleReturnedOrder } from '#contract/examples/order-examples'
import { paymentReturnPath, stripeReturnPath } from '#contract/paths/payment-return-path'
import { openedPages } from '#lib/navigation/testing/opened-pages'
import { tabStorage } from '#lib/storage/tab-storage'
import PaymentReturn from './payment-return'

const { uuid } = exampleReturnedOrder
const opened = openedPages()
beforeEach(() => tabStorage.clear())

const reads = 'GET /api/orders/returned'
const come = (search: string, answer: FakeAnswer, pathname: string = paymentReturnPath) => {
  const upstream = fakeUpstream({ [reads]: answer })
  render(<PaymentReturn {...{ pathname, search }} />)
  return upstream
}

describe('coming back from the bank (R445)', () => {
  it('leads to the order, whatever the address says of the payment', async () => {
    const { calls } = come('?s=7&t=8&lang=el-GR&eventId=10051', exampleReturnedOrder)
    await waitFor(() => expect(opened).toEqual([[`/checkout/success/${uuid}`, { replace: true }]]))
    expect(calls).toEqual([`${reads}?s=7&t=8`])
    expect(bankVisitFor(uuid)).toEqual({ kind: 'returned', word: 'funds' })
  })

  it('asks without the transaction where there is none', async () => {
    const { calls } = come('?s=7', exampleReturnedOrder)
    await waitFor(() => expect(opened).toHaveLength(1))
    expect(calls).toEqual([`${reads}?s=7`])
  })

  it.each([
    ['?s=7', { status: 404 }, 1],
    ['?t=7', { status: 404 }, 0],
  ])('has a way on where no order is found: %s', async (search, answer, requests) => {
    const { calls } = come(search, answer)
    expect((await screen.findByRole('alert')).textContent).toContain('μην πληρώσετε ξανά')
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/account/orders', '/contact'])
    expect([calls.length, opened.length]).toEqual([requests, 0])
  })

  it.each<FakeAnswer>([new TypeError('network'), [503, {}], [429, {}]])(
    'goes on once there is a connection, after %j',
    async (failure) => {
      come('?s=7', failure)
      await screen.findByRole('alert')
      fakeUpstream({ [reads]: exampleReturnedOrder })
      await act(async () => window.dispatchEvent(new Event('online')))
      await waitFor(() => expect(opened).toHaveLength(1))
    },
  )

  it('and by a button', async () => {
    come('?s=7', new TypeError('network'))
    const again = await screen.findByRole('button', { name: 'Δοκιμάστε ξανά' })
    fakeUpstream({ [reads]: exampleReturnedOrder })
    fireEvent.click(again)
    await waitFor(() => expect(opened).toHaveLength(1))
  })

  it('from Stripe leads to the order that the address names, without a question (R463)', async () => {
    const { calls } = come(`?order=${uuid}&left=1`, new TypeError('network'), stripeReturnPath)
    await waitFor(() => expect(opened).toEqual([[`/checkout/success/${uuid}`, { replace: true }]]))
    expect([calls, bankVisitFor(uuid)]).toEqual([[], { kind: 'left' }])
  })

  it('from Stripe has a way on without an order (R463)', async () => {
    come('?order=1', exampleReturnedOrder, stripeReturnPath)
    expect((await screen.findByRole('alert')).textContent).toContain('μην πληρώσετε ξανά')
    expect(opened).toEqual([])
  })
})
