import { fireEvent, render, screen } from '@testing-library/react'
import { createActor, fromPromise, waitFor } from 'xstate'
import { checkoutMachine } from '../checkout-machine'
import type { OrderAttempt } from '../order'
import type { SendOutcome } from '../order-outcome'
import { someAttempt } from '../testing/some-attempt'
import { UnknowableOrder } from './unknowable-order'

const attempt = { ...someAttempt, owner: 'guest' as const }

it.each([true, false, undefined])(
  'says that nobody can tell, and leads on; of a mail only where there is one: %p',
  async (isMailed) => {
    const keyLost = fromPromise<SendOutcome, OrderAttempt | null>(async () => ({ kind: 'keyLost' }))
    const machine = checkoutMachine.provide({ actors: { sendOrder: keyLost } })
    const actor = createActor(machine, { input: { unanswered: attempt } }).start()
    actor.send({ type: 'retry.pressed' })
    const state = await waitFor(actor, (snapshot) => snapshot.matches('unknowable'))
    render(<UnknowableOrder checkout={{ actor, state }} {...{ attempt, isMailed }} />)
    const notice = screen.getByRole('alert')
    expect(notice.textContent).toContain('Μπορεί να έγινε, μπορεί και όχι')
    expect(notice.textContent?.includes(attempt.body.email)).toBe(isMailed === true)
    expect(document.activeElement?.contains(notice)).toBe(true)
    expect(screen.getByRole('link', { name: 'Γράψτε μας' }).getAttribute('href')).toBe('/contact')
    fireEvent.click(screen.getByRole('button', { name: 'Παραγγείλτε ξανά' }))
    expect(actor.getSnapshot().value).toBe('filling')
  },
)
