import { act, screen } from '@testing-library/react'
import * as z from 'zod/mini'
import { renderAccountPage } from '#components/account/testing/render-account-page'
import { fakeUpstream } from '#components/testing/fake-upstream'
import type { RuntimeConfig } from '#contract/config/runtime-config'
import { exampleOrder, examplePayWay } from '#contract/examples/order-examples'
import { exampleRuntimeConfig } from '#contract/examples/site-examples'
import { order } from '#contract/shop/order'
import { payWay } from '#contract/shop/pay-way'
import { NextStepsSection, nextSteps } from './next-steps'

/** Renders the steps of an order with this configuration. */
async function openWith(orderMail: RuntimeConfig['orderMail']) {
  const config = { ...exampleRuntimeConfig, orderMail }
  const { calls } = fakeUpstream({ 'GET /api/config/public': config })
  renderAccountPage(<NextStepsSection order={z.parse(order, exampleOrder)} />)
  return calls
}

const mailSentence = 'Θα λάβετε μήνυμα με όσα βλέπετε εδώ.'

it('announces a mail if the shop sends one', async () => {
  const requests = await openWith('sent')
  expect(await screen.findByText(mailSentence)).toBeTruthy()
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
    expect(nextSteps({ ...fresh, ...differences }, null, true)).toEqual(steps)
  })

  it.each([
    ['with a link', 'https://pay.example.gr/', ['mail', 'online', 'pack', 'send']],
    ['without one', null, ['mail', 'onlineUnknown', 'pack', 'send']],
    ['as long as that is not known', undefined, ['mail', 'pack', 'send']],
  ] as const)('end with the parcel after paying online %s', (_, address, steps) => {
    const online = { ...way, isOnlinePayment: true }
    expect(nextSteps({ ...fresh, payWay: online }, address, true)).toEqual(steps)
    const wallet = { ...way, translations: { el: { name: 'PAY_PAL' } } }
    expect(nextSteps({ ...fresh, payWay: wallet }, address, true)).toEqual(steps)
  })

  it('have no mail unless one is known to be sent', () => {
    expect(nextSteps(fresh, null, false)).toEqual(['pack', 'send', 'payAtDoor'])
    const online = { ...fresh, payWay: { ...way, isOnlinePayment: true } }
    expect(nextSteps(online, 'https://pay.example.gr/', false)).toEqual(['online', 'pack', 'send'])
  })

  it.each(['CANCELED', 'RETURNED', 'REFUNDED'] as const)(
    'end for an order that is %s',
    (status) => {
      expect(nextSteps({ ...fresh, status }, null, true)).toEqual(['stopped'])
    },
  )
})
