import { render, screen } from '@testing-library/react'
import { createActor, fromPromise, waitFor } from 'xstate'
import { checkoutMachine } from '../checkout-machine'
import type { OrderAttempt } from '../order'
import type { CheckOutcome } from '../order-outcome'
import { someAttempt, someUuid } from '../testing/some-attempt'
import { CheckoutNotice } from './checkout-notice'

it('names the order that stands, with links to it and to the shop (A5-77)', async () => {
  const machine = checkoutMachine.provide({
    actors: {
      checkOrder: fromPromise<CheckOutcome, OrderAttempt | null>(async () => ({
        kind: 'differs',
        uuid: someUuid,
      })),
    },
  })
  const actor = createActor(machine, { input: { unanswered: null } }).start()
  actor.send({ type: 'order.submitted', attempt: someAttempt })
  const state = await waitFor(actor, (snapshot) => snapshot.matches('standing'))
  render(<CheckoutNotice checkout={{ actor, state }} />)
  const notice = screen.getByRole('alert')
  expect(notice.textContent).toContain('έχει ήδη καταχωριστεί με άλλα στοιχεία')
  expect(notice.textContent).toContain('δεν έγινε δεύτερη παραγγελία')
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([`/checkout/success/${someUuid}`, '/contact'])
  expect(document.activeElement?.contains(notice)).toBe(true)
})

it.each([
  [9, '/account/orders', /πρόσφατες παραγγελίες σας/],
  ['guest', '/contact', /δεν γίνεται δεύτερη/],
] as const)('says what %s can do where the outcome is unclear', async (owner, to, words) => {
  const unanswered = { ...someAttempt, owner }
  const actor = createActor(checkoutMachine, { input: { unanswered } }).start()
  render(<CheckoutNotice checkout={{ actor, state: actor.getSnapshot() }} />)
  expect(screen.getByRole('alert').textContent).toMatch(words)
  expect(screen.getByRole('link').getAttribute('href')).toBe(to)
  if (owner === 'guest') expect(document.body.textContent).not.toMatch(/παραγγελίες σας/)
})
