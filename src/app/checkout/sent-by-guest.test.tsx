import { act, render, screen, waitFor } from '@testing-library/react'
import { type FakeAnswer, fakeUpstream } from '#components/testing/fake-upstream'
import { exampleCart } from '#contract/examples/cart-examples'
import { exampleOrderDetail, examplePayWay } from '#contract/examples/order-examples'
import { exampleRuntimeConfig } from '#contract/examples/site-examples'
import { browserKeys } from '#features/checkout/order-keys'
import { someAttempt } from '#features/checkout/testing/some-attempt'
import { publicConfig } from '#lib/config/public-config'
import { openedPages } from '#lib/navigation/testing/opened-pages'
import { forgetOwn } from '#lib/storage/site-storage'
import { tabStorage } from '#lib/storage/tab-storage'
import { publishSession, unknownSession } from '#session/session'
import { annasAccount } from '#session/testing/annas-account'
import { apiPage } from '#tests/support/api-page'
import { CartSection } from '../cart/cart-section'
import { CheckoutSection } from './checkout-section'

const opened = openedPages()
const { uuid } = exampleOrderDetail
const asking = 'POST /api/orders/sent'
const mayBePlaced = 'Δεν γνωρίζουμε αν καταχωρίστηκε η παραγγελία'

beforeEach(() => {
  Object.assign(publicConfig, { shopAudience: 'everyone' })
  browserKeys().keyFor({ ...someAttempt, owner: 'guest' })
})
afterEach(() => {
  act(() => publishSession({ ...unknownSession, status: 'unavailable' }))
  tabStorage.clear()
  forgetOwn()
  Object.assign(publicConfig, { shopAudience: 'superusers' })
})

let id = 100
/** Another one each time: a document has one checkout for a buyer. */
const member = () => {
  id += 1
  return { ...unknownSession, status: 'member', user: { ...annasAccount, id } } as const
}
const guest = { ...unknownSession, status: 'guest', guestCart: true } as const

function open(
  Section: () => React.ReactNode,
  session: Parameters<typeof publishSession>[0],
  found: FakeAnswer,
) {
  const requests = fakeUpstream({
    'GET /api/cart': exampleCart,
    'GET /api/config/public': { ...exampleRuntimeConfig, shopAudience: 'everyone' },
    'GET /api/pay-way': apiPage([examplePayWay]),
    'GET /api/countries': apiPage([]),
    'GET /api/regions': apiPage([]),
    'GET /api/user/addresses': apiPage([]),
    'GET /api/orders': apiPage([]),
    [asking]: () => found,
  })
  publishSession(session)
  render(<Section />)
  return requests
}
const problem = (status: number, code: string): FakeAnswer => [
  status,
  { statusCode: status, statusMessage: '', message: '', id: 'x', data: { code } },
]

describe('an order that a guest has sent before signing in (R415)', () => {
  it('is asked for at once, by its key, and opened', async () => {
    const { calls } = open(CheckoutSection, member(), exampleOrderDetail)
    await waitFor(() => expect(opened.map(([to]) => to)).toEqual([`/checkout/success/${uuid}`]))
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([asking])
  })

  it.each([
    [
      'was not placed',
      problem(404, 'orderNotPlaced'),
      'Η παραγγελία που στείλατε πριν συνδεθείτε δεν έγινε',
    ],
    ['has no known end', problem(409, 'orderKeyLost'), 'Δεν μπορούμε πια να μάθουμε από εδώ'],
    ['was placed unseen', problem(409, 'orderPlacedUnseen'), 'Η παραγγελία σας έχει γίνει'],
    ['is still not known', [500, null] as FakeAnswer, mayBePlaced],
  ])('is told where it %s, and never placed', async (_, found, words) => {
    const { calls } = open(CheckoutSection, member(), found)
    expect(await screen.findByText(new RegExp(words))).toBeTruthy()
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([asking])
    expect(screen.queryByText('Δεν βρήκαμε καμία παραγγελία στον λογαριασμό σας.')).toBeNull()
  })

  it.each([
    ['a guest', guest],
    ['the member', member()],
  ])('is told of in the cart of %s', async (_, session) => {
    open(CartSection, session, [500, null])
    expect(await screen.findByText(mayBePlaced)).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Έλεγχος παραγγελίας' })
    expect(link.getAttribute('href')).toBe('/checkout')
  })
})
