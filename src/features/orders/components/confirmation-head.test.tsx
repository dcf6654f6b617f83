import { act, screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { renderAccountPage } from '#components/account/testing/render-account-page'
import { fakeUpstream } from '#components/testing/fake-upstream'
import type { RuntimeConfig } from '#contract/config/runtime-config'
import { exampleOrderDetail, examplePayWay } from '#contract/examples/order-examples'
import { exampleRuntimeConfig } from '#contract/examples/site-examples'
import { type OrderDetail, orderDetail } from '#contract/shop/order'
import { payWay } from '#contract/shop/pay-way'
import { publicConfig } from '#lib/config/public-config'
import { ConfirmationHead } from './confirmation-head'

const placed = orderDetail.parse({ ...exampleOrderDetail, status: 'PENDING' })
const title = 'Ευχαριστούμε! Η παραγγελία σας καταχωρίστηκε.'
const text = () => document.body.textContent?.replaceAll(/\s/g, ' ') ?? ''

/** Renders the head of an order's confirmation with this configuration. */
function openWith(
  orderMail: RuntimeConfig['orderMail'],
  differences: Partial<OrderDetail> = {},
): string[] {
  const config = { ...exampleRuntimeConfig, orderMail }
  const { calls } = fakeUpstream({ 'GET /api/config/public': config })
  const order = { ...placed, ...differences }
  renderAccountPage(<ConfirmationHead order={order} heading={createRef()} actions={null} />)
  return calls
}

const mailSentence = /^Στέλνουμε επιβεβαίωση/

describe('the mail of an order', () => {
  it('is announced if the shop sends one, with what it holds (R438)', async () => {
    const requests = openWith('sent')
    // server/emulator/orders/order-mail.test.ts reads each of them in the mail.
    expect((await screen.findByText(mailSentence)).textContent).toBe(
      `Στέλνουμε επιβεβαίωση στο ${placed.email}, με τον αριθμό της παραγγελίας, τα προϊόντα, τα ποσά και τη διεύθυνση αποστολής.`,
    )
    expect(requests).toEqual(['GET /api/config/public'])
  })

  it('is not announced otherwise', async () => {
    const requests = openWith('none')
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(requests).toHaveLength(1)
    expect(screen.queryByText(mailSentence)).toBeNull()
  })

  it.each([
    ['awaits', 'PENDING', 0, 'Η παραγγελία σας καταχωρίστηκε. Μένει η πληρωμή.'],
    ['has', 'COMPLETED', 1, title],
  ] as const)(
    'is announced of one that %s its payment online accordingly, as is its state',
    async (_, paid, mails, name) => {
      openWith('sent', {
        payWay: payWay.parse({ ...examplePayWay, isOnlinePayment: true }),
        paymentStatus: paid,
      })
      await waitFor(() => expect(screen.queryAllByText(mailSentence)).toHaveLength(mails))
      await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
      expect(screen.queryAllByText(mailSentence)).toHaveLength(mails)
      expect(screen.getByRole('heading', { level: 1, name })).toBeTruthy()
    },
  )
})

describe('the label of the parcel', () => {
  beforeEach(() => {
    Object.assign(publicConfig, { deliveryDays: { from: 2, to: 4 } })
    jest.useFakeTimers({ now: Date.parse('2026-11-28T12:00:00Z') })
  })
  afterEach(() => {
    jest.useRealTimers()
    Object.assign(publicConfig, { deliveryDays: undefined })
  })

  it('says for whom it is, when it comes, and once which one it is (R438)', () => {
    openWith('none', { createdAt: '2026-11-27T18:00:00+02:00', payWay: null })
    expect(screen.getByText(`${placed.firstName} ${placed.lastName}`)).toBeTruthy()
    expect(text()).toContain('Παράδοση Τρίτη 1 – Πέμπτη 3 Δεκεμβρίου')
    expect(text().match(/640/g)).toHaveLength(1)
  })

  it.each(['SHIPPED', 'CANCELED', 'UNKNOWN'] as const)('is gone once it is %s', (status) => {
    openWith('none', { status })
    expect(text()).not.toContain(placed.lastName)
    expect(text()).not.toContain('Παράδοση')
  })
})

it.each([
  ['PENDING', 1],
  ['PROCESSING', 1],
  ['SHIPPED', 0],
  ['DELIVERED', 0],
  ['COMPLETED', 0],
  ['CANCELED', 1],
  ['RETURNED', 1],
  ['REFUNDED', 1],
  ['UNKNOWN', 0],
] as const)('is drawn as long as it is new, and once it is stopped: %s', (status, drawings) => {
  openWith('none', { status })
  expect(document.querySelectorAll('svg[viewBox="0 0 160 120"]')).toHaveLength(drawings)
})
