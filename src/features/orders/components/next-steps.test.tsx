import { act, screen, waitFor } from '@testing-library/react'
import * as z from 'zod/mini'
import { renderAccountPage } from '#components/account/testing/render-account-page'
import { fakeUpstream } from '#components/testing/fake-upstream'
import type { RuntimeConfig } from '#contract/config/runtime-config'
import { exampleOrder, examplePayWay } from '#contract/examples/order-examples'
import { exampleRuntimeConfig } from '#contract/examples/site-examples'
import { type Order, order } from '#contract/shop/order'
import { payWay } from '#contract/shop/pay-way'
import { publicConfig } from '#lib/config/public-config'
import { NextStepsSection, nextSteps } from './next-steps'

/** Renders the steps of an order with this configuration. */
async function openWith(orderMail: RuntimeConfig['orderMail'], differences: Partial<Order> = {}) {
  const config = { ...exampleRuntimeConfig, orderMail }
  const { calls } = fakeUpstream({ 'GET /api/config/public': config })
  const placed = { ...z.parse(order, exampleOrder), ...differences }
  renderAccountPage(<NextStepsSection order={placed} />)
  return calls
}

const mailSentence = /^Θα λάβετε μήνυμα/

it('announces a mail if the shop sends one, and what it holds', async () => {
  const requests = await openWith('sent')
  // server/emulator/orders/order-mail.test.ts reads each of them in the mail.
  expect((await screen.findByText(mailSentence)).textContent).toBe(
    'Θα λάβετε μήνυμα με τον αριθμό της παραγγελίας, τα προϊόντα, τα ποσά και τη διεύθυνση αποστολής.',
  )
  expect(requests).toEqual(['GET /api/config/public'])
})

it('announces no mail otherwise', async () => {
  const requests = await openWith('none')
  expect(await screen.findByText(/Ετοιμάζουμε το δέμα/)).toBeTruthy()
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(requests).toHaveLength(1)
  expect(screen.queryByText(mailSentence)).toBeNull()
})

const way = z.parse(payWay, examplePayWay)

it.each([
  ['awaits', 'PENDING', 0],
  ['has', 'COMPLETED', 1],
] as const)(
  'announces the mail of an order that %s its payment online accordingly',
  async (_, paymentStatus, mails) => {
    const requests = await openWith('sent', {
      payWay: { ...way, isOnlinePayment: true },
      status: 'PENDING',
      paymentStatus,
    })
    await waitFor(() => expect(requests).toHaveLength(1))
    await screen.findByText(/Ετοιμάζουμε το δέμα/)
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(screen.queryAllByText(mailSentence)).toHaveLength(mails)
  },
)

describe('the step of a bank transfer', () => {
  const stepsOf = async (demonstration: boolean) => {
    Object.assign(publicConfig, { demonstration })
    await openWith('none', { payWay: { ...way, requiresConfirmation: true } })
    await screen.findByText(/Ετοιμάζουμε το δέμα/)
    return document.body.textContent
  }
  afterEach(() => Object.assign(publicConfig, { demonstration: false }))

  it('asks for the money in a shop', async () => {
    expect(await stepsOf(false)).toContain('Κάνετε την κατάθεση')
  })

  it('asks for no money in a demonstration', async () => {
    const steps = await stepsOf(true)
    expect(steps).toContain('μην καταθέσετε χρήματα')
    expect(steps).not.toContain('Κάνετε την κατάθεση')
  })
})

const fresh = { payWay: way, status: 'PENDING', paymentStatus: 'PENDING' } as const

describe('nextSteps', () => {
  it.each([
    ['at the door', {}, ['mail', 'pack', 'send', 'payAtDoor']],
    [
      'by transfer',
      { payWay: { ...way, requiresConfirmation: true } },
      ['mail', 'transfer', 'pack', 'send'],
    ],
    ['already', { paymentStatus: 'COMPLETED' }, ['mail', 'pack', 'send']],
    ['in an unknown way', { payWay: null }, ['mail', 'pack', 'send']],
  ] as const)('end with the parcel after paying %s', (_, differences, steps) => {
    expect(nextSteps({ ...fresh, ...differences }, true)).toEqual(steps)
  })

  it('ask to write to the shop for an order that would be paid online', () => {
    const steps = ['online', 'pack', 'send']
    const online = { ...way, isOnlinePayment: true }
    expect(nextSteps({ ...fresh, payWay: online }, true)).toEqual(steps)
    const wallet = { ...way, translations: { el: { name: 'PAY_PAL' } } }
    expect(nextSteps({ ...fresh, payWay: wallet }, true)).toEqual(steps)
  })

  it('are unknown for an order whose status is', () => {
    expect(nextSteps({ ...fresh, status: 'UNKNOWN' }, true)).toEqual(['unknown'])
  })

  it('have no mail unless one is known to be sent', () => {
    expect(nextSteps(fresh, false)).toEqual(['pack', 'send', 'payAtDoor'])
  })

  it('end for an order that is cancelled', () => {
    expect(nextSteps({ ...fresh, status: 'CANCELED' }, true)).toEqual(['stopped'])
  })

  it.each(['SHIPPED', 'DELIVERED', 'COMPLETED', 'RETURNED', 'REFUNDED'] as const)(
    'are over for an order that is %s',
    (status) => {
      expect(nextSteps({ ...fresh, status }, true)).toEqual([])
    },
  )
})
