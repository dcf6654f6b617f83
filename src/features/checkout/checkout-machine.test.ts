import { createActor, fromPromise, waitFor } from 'xstate'
import { type CheckoutEvent, checkoutMachine, maxWaits, waitMs } from './checkout-machine'
import type { OrderAttempt } from './order'
import type { CheckOutcome, SendOutcome } from './order-outcome'
import { someAttempt, someUuid } from './testing/some-attempt'

const submitted: CheckoutEvent = { type: 'order.submitted', attempt: someAttempt }
const retry: CheckoutEvent = { type: 'retry.pressed' }
const dismissed: CheckoutEvent = { type: 'problem.dismissed' }
const placed = { kind: 'placed', uuid: someUuid } as const
const changed = { kind: 'changed', changes: [{ kind: 'payWay' }] } as const
const refused = { kind: 'refused', fields: { city: 'Λάθος' }, whole: null } as const

/** A checkout whose requests and timers the test completes. */
function startOrder(unanswered: OrderAttempt | null = null) {
  const calls: ('check' | 'send')[] = []
  const effects: string[] = []
  let answerLast: (outcome: never) => void = () => {}
  const waits: { act: () => void; ms: number }[] = []
  const working = (name: 'check' | 'send') => () =>
    new Promise<never>((answer) => {
      calls.push(name)
      answerLast = answer
    })
  const machine = checkoutMachine.provide({
    actors: {
      checkOrder: fromPromise<CheckOutcome, OrderAttempt | null>(working('check')),
      sendOrder: fromPromise<SendOutcome, OrderAttempt | null>(working('send')),
    },
    actions: {
      dropKey: () => void effects.push('drop'),
      forgetDraft: () => void effects.push('draft'),
      refreshCart: () => void effects.push('cart'),
      settleOrder: (_, { uuid }) => void effects.push(`settle ${uuid}`),
    },
  })
  const clock = {
    setTimeout: (act: () => void, ms: number) => waits.push({ act, ms }),
    clearTimeout: () => {},
  }
  const actor = createActor(machine, { input: { unanswered }, clock }).start()
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return {
    actor,
    calls,
    effects,
    now: () => actor.getSnapshot(),
    answer: async (outcome: CheckOutcome | SendOutcome) => {
      answerLast(outcome as never)
      await settle()
    },
    passTime: () => {
      const wait = waits.pop()
      wait?.act()
      return wait?.ms
    },
  }
}

async function startSending() {
  const checkout = startOrder()
  checkout.actor.send(submitted)
  await checkout.answer({ kind: 'asShown' })
  return checkout
}

describe('the checkout machine', () => {
  it('checks, sends and places an order once, however often it is submitted (A5-75)', async () => {
    const { actor, answer, calls, effects, now } = startOrder()
    actor.send(submitted)
    actor.send(submitted)
    await answer({ kind: 'asShown' })
    actor.send(submitted)
    expect(calls).toEqual(['check', 'send'])
    await answer(placed)
    actor.send(submitted)
    expect(now()).toMatchObject({ value: 'placed', context: { placed: someUuid } })
    expect(calls).toEqual(['check', 'send'])
    expect(effects).toEqual([`settle ${someUuid}`, 'cart'])
    actor.send({ type: 'confirmation.opened' })
    expect(now()).toMatchObject({ value: 'filling', context: { attempt: null, placed: null } })
  })

  it('does not send an order that differs from what was shown (A5-80)', async () => {
    const { actor, answer, calls, effects, now } = startOrder()
    actor.send(submitted)
    await answer(changed)
    expect(now()).toMatchObject({ value: 'changed', context: { changes: changed.changes } })
    expect(effects).toEqual(['cart'])
    actor.send(submitted)
    expect(now().context.changes).toEqual([])
    await answer({ kind: 'asShown' })
    expect(calls).toEqual(['check', 'check', 'send'])
  })

  it('ends at the order that another tab placed from the same cart (A5-75)', async () => {
    const { actor, answer, calls, now } = startOrder()
    actor.send(submitted)
    await answer(placed)
    expect(now()).toMatchObject({ value: 'placed', context: { placed: someUuid } })
    expect(calls).toEqual(['check'])
  })

  it('ends in unsent if the current costs cannot be read', async () => {
    const { actor, answer, calls, now } = startOrder()
    actor.send(submitted)
    await answer({ kind: 'unread' })
    expect(now().value).toBe('unsent')
    actor.send(dismissed)
    expect(now().value).toBe('filling')
    expect(calls).toEqual(['check'])
  })

  it('keeps the key until there is an answer, and only retries the same order (A5-76)', async () => {
    const { actor, answer, calls, effects, now } = await startSending()
    await answer({ kind: 'unclear' })
    expect(now()).toMatchObject({ value: 'unclear', context: { isUnanswered: true } })
    actor.send(submitted)
    actor.send(dismissed)
    expect(now().value).toBe('unclear')
    actor.send(retry)
    await answer({ kind: 'unclear' })
    actor.send(retry)
    expect(calls).toEqual(['check', 'send', 'send', 'send'])
    expect(effects).toEqual([])
    await answer(placed)
    expect(now()).toMatchObject({ value: 'placed', context: { isUnanswered: false } })
  })

  it('is still unclear after a reload, and can be retried (A5-76)', () => {
    const { actor, calls, now } = startOrder(someAttempt)
    expect(now()).toMatchObject({ value: 'unclear', context: { attempt: someAttempt } })
    expect(calls).toEqual([])
    actor.send(retry)
    expect(calls).toEqual(['send'])
  })

  it('ends where a guest’s order was placed that nobody can show, and sends nothing more', async () => {
    const { actor, answer, calls, effects, now } = startOrder({ ...someAttempt, owner: 'guest' })
    actor.send(retry)
    await answer({ kind: 'placedUnseen' })
    expect(now()).toMatchObject({ value: 'placedUnseen', context: { isUnanswered: false } })
    expect(effects).toEqual(['drop', 'draft', 'cart'])
    actor.send(submitted)
    actor.send(retry)
    expect(calls).toEqual(['send'])
    actor.send(dismissed)
    expect(now().value).toBe('filling')
  })

  it('has an end where nobody can find out, by which one orders again', async () => {
    const { actor, answer, effects, now } = startOrder({ ...someAttempt, owner: 'guest' })
    actor.send(retry)
    await answer({ kind: 'keyLost' })
    // After a reload it is said again.
    expect(now()).toMatchObject({ value: 'unknowable', context: { isUnanswered: true } })
    expect(effects).toEqual([])
    actor.send(dismissed)
    expect(now()).toMatchObject({ value: 'filling', context: { isUnanswered: false } })
    expect(effects).toEqual(['drop'])
  })

  it('lets a guest’s order be placed anew where it was not placed', async () => {
    const { actor, answer, calls, effects, now } = startOrder({ ...someAttempt, owner: 'guest' })
    actor.send(retry)
    await answer({ kind: 'notPlaced' })
    expect(now()).toMatchObject({ value: 'notPlaced', context: { isUnanswered: false } })
    expect(effects).toEqual(['drop', 'cart'])
    actor.send(submitted)
    expect(calls).toEqual(['send', 'check'])
  })

  it('waits while the same order is in progress (A5-78)', async () => {
    const { answer, calls, effects, now, passTime } = await startSending()
    await answer({ kind: 'underWay' })
    expect(now().value).toBe('waiting')
    expect(passTime()).toBe(waitMs)
    await answer(placed)
    expect(now().value).toBe('placed')
    expect(calls).toEqual(['check', 'send', 'send'])
    expect(effects).not.toContain('drop')
  })

  it('becomes unclear after too many waits', async () => {
    const { answer, calls, now, passTime } = await startSending()
    for (let wait = 0; wait < maxWaits; wait += 1) {
      await answer({ kind: 'underWay' })
      passTime()
    }
    expect(now().value).toBe('unclear')
    expect(calls).toHaveLength(maxWaits + 1)
  })

  it('ends in unsent with a new key if the API received nothing', async () => {
    const { actor, answer, effects, now } = await startSending()
    await answer({ kind: 'notSent' })
    expect(now()).toMatchObject({ value: 'unsent', context: { isUnanswered: false } })
    expect(effects).toEqual(['drop'])
    actor.send(dismissed)
    expect(now().value).toBe('filling')
  })

  it('stays unclear then if an earlier request may have placed the order', async () => {
    const { actor, answer, effects, now } = startOrder(someAttempt)
    actor.send(retry)
    await answer({ kind: 'notSent' })
    expect(now()).toMatchObject({ value: 'unclear', context: { isUnanswered: true } })
    expect(effects).toEqual([])
  })

  it.each(['check', 'send'])(
    'names the order that stands in place of the submitted one, after the %s (A5-77)',
    async (call) => {
      const { actor, answer, calls, now } = call === 'send' ? await startSending() : startOrder()
      if (call === 'check') actor.send(submitted)
      const before = calls.length
      await answer({ kind: 'differs', uuid: someUuid })
      expect(now()).toMatchObject({ value: 'standing', context: { standing: someUuid } })
      expect(now().context).toMatchObject({ placed: null, isUnanswered: false })
      expect(calls).toHaveLength(before)
      actor.send(submitted)
      expect(calls).toHaveLength(before + 1)
    },
  )

  it('retries once with a new key if its own belongs to another order (A5-77)', async () => {
    const { answer, calls, effects, now } = await startSending()
    await answer({ kind: 'keyTaken' })
    expect(effects).toEqual(['drop'])
    expect(calls).toEqual(['check', 'send', 'send'])
    await answer({ kind: 'keyTaken' })
    expect(now().value).toBe('unclear')
  })

  it.each([refused, changed])('takes a new key after $kind (A5-79)', async (outcome) => {
    const { actor, answer, calls, effects, now } = await startSending()
    await answer(outcome)
    expect(now().value).toBe(outcome.kind)
    expect(effects).toContain('drop')
    if (outcome.kind === 'refused') {
      expect(now().context.refusal).toEqual({ fields: outcome.fields, whole: null })
    }
    actor.send(dismissed)
    expect(now().value).toBe('filling')
    actor.send(submitted)
    expect(calls).toEqual(['check', 'send', 'check'])
  })

  it.each([
    [30, 30],
    [null, 60],
  ])('waits for the time of Retry-After: %p', async (seconds, waited) => {
    const { answer, effects, now, passTime } = await startSending()
    await answer({ kind: 'rateLimited', seconds })
    expect(now().value).toBe('rateLimited')
    expect(now().context.waitSeconds).toBe(seconds)
    expect(passTime()).toBe(waited * 1000)
    expect(now().value).toBe('filling')
    expect(effects).toEqual([])
  })

  it('stays unclear after a 429 or a sign-out', async () => {
    const { actor, answer, now, passTime } = startOrder(someAttempt)
    actor.send(retry)
    await answer({ kind: 'rateLimited', seconds: 1 })
    passTime()
    expect(now().value).toBe('unclear')
    actor.send(retry)
    await answer({ kind: 'signedOut' })
    expect(now()).toMatchObject({ value: 'unclear', context: { attempt: someAttempt } })
  })

  it.each(['check', 'send'] as const)(
    'goes back to filling if signed out during the %s',
    async (work) => {
      const { actor, answer, now } = work === 'send' ? await startSending() : startOrder()
      if (work === 'check') actor.send(submitted)
      await answer({ kind: 'signedOut' })
      expect(now().value).toBe('filling')
    },
  )

  it('ends in unsent or unclear without actors', async () => {
    const actor = createActor(checkoutMachine, { input: { unanswered: null } }).start()
    actor.send(submitted)
    await waitFor(actor, (state) => state.matches('unsent'))
    const other = createActor(checkoutMachine, { input: { unanswered: someAttempt } }).start()
    other.send(retry)
    await waitFor(other, (state) => state.matches('unclear'))
  })
})
