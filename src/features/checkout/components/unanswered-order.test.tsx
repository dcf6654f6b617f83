import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useSelector } from '@xstate/react'
import { createActor, fromPromise } from 'xstate'
import { checkoutMachine } from '../checkout-machine'
import type { OrderAttempt } from '../order'
import type { SendOutcome } from '../order-outcome'
import { someAttempt, someUuid } from '../testing/some-attempt'
import type { CheckoutActor } from '../use-checkout'
import { UnansweredOrder } from './unanswered-order'

function Shown({ actor }: { actor: CheckoutActor }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const newestOrders = <p>Οι νεότερες</p>
  return <UnansweredOrder checkout={{ actor, state }} attempt={someAttempt} {...{ newestOrders }} />
}

it('shows that the outcome is unknown, with the newest orders (A5-76)', async () => {
  const sent: (OrderAttempt | null)[] = []
  let answer: (outcome: SendOutcome) => void = () => {}
  const machine = checkoutMachine.provide({
    actors: {
      sendOrder: fromPromise<SendOutcome, OrderAttempt | null>(({ input }) => {
        sent.push(input)
        return new Promise((resolve) => {
          answer = resolve
        })
      }),
    },
  })
  const actor = createActor(machine, { input: { unanswered: someAttempt } }).start()
  render(<Shown actor={actor} />)
  const notice = screen.getByRole('alert')
  expect(notice.textContent).toContain('Δεν γνωρίζουμε αν καταχωρίστηκε η παραγγελία')
  expect(notice.textContent).toContain('Το καλάθι σας μένει όπως ήταν')
  expect(notice.textContent).not.toMatch(/δεύτερη|δύο φορές/)
  expect(screen.getByText('Οι νεότερες')).toBeTruthy()
  expect(screen.getByText(/Τετράδιο/)).toBeTruthy()

  fireEvent.click(screen.getByText('Έλεγχος παραγγελίας'))
  await waitFor(() => expect(sent).toEqual([someAttempt]))
  // During a retry the orders read before may be outdated.
  expect(screen.queryByText('Οι νεότερες')).toBeNull()
  answer({ kind: 'notSent' })
  expect(await screen.findByText('Οι νεότερες')).toBeTruthy()
  fireEvent.click(screen.getByText('Έλεγχος παραγγελίας'))
  await waitFor(() => expect(sent).toHaveLength(2))
  answer({ kind: 'placed', uuid: someUuid })
  await waitFor(() => expect(actor.getSnapshot().value).toBe('placed'))
})
