import { createActor, fromPromise, waitFor } from 'xstate'
import { type CheckoutEvent, checkoutMachine, mostWaits, waitMs } from './checkout-machine'
import type { OrderAttempt } from './order-attempt'
import type { CheckOutcome, SendOutcome } from './order-outcome'
import { someAttempt, someUuid } from './testing/some-attempt'

const asked: CheckoutEvent = { type: 'order.asked', attempt: someAttempt }
const retry: CheckoutEvent = { type: 'retry.pressed' }
const noticed: CheckoutEvent = { type: 'problem.noticed' }
const placed = { kind: 'placed', uuid: someUuid } as const
const changed = { kind: 'changed', changes: [{ kind: 'payWay' }] } as const
const refused = { kind: 'refused', fields: { city: 'Λάθος' }, whole: null } as const

/** An order whose calls the test answers one by one, and whose waiting the test ends. */
function startOrder(unanswered: OrderAttempt | null = null) {
  const calls: ('check' | 'send')[] = []
  const deeds: string[] = []
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
      dropKey: () => void deeds.push('drop'),
      wantCart: () => void deeds.push('cart'),
      settleOrder: (_, { uuid }) => void deeds.push(`settle ${uuid}`),
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
    deeds,
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
  const story = startOrder()
  story.actor.send(asked)
  await story.answer({ kind: 'asShown' })
  return story
}

describe('the story of an order', () => {
  it('is checked, sent once, and placed, however often it is asked for (A5-75)', async () => {
    const { actor, answer, calls, deeds, now } = startOrder()
    actor.send(asked)
    actor.send(asked)
    await answer({ kind: 'asShown' })
    actor.send(asked)
    expect(calls).toEqual(['check', 'send'])
    await answer(placed)
    actor.send(asked)
    expect(now()).toMatchObject({ value: 'placed', context: { placed: someUuid } })
    expect(calls).toEqual(['check', 'send'])
    expect(deeds).toEqual([`settle ${someUuid}`, 'cart'])
    actor.send({ type: 'confirmation.opened' })
    expect(now()).toMatchObject({ value: 'filling', context: { attempt: null, placed: null } })
  })

  it('is not sent where something is not as it was shown (A5-80)', async () => {
    const { actor, answer, calls, deeds, now } = startOrder()
    actor.send(asked)
    await answer(changed)
    expect(now()).toMatchObject({ value: 'changed', context: { changes: changed.changes } })
    expect(deeds).toEqual(['cart'])
    actor.send(asked)
    expect(now().context.changes).toEqual([])
    await answer({ kind: 'asShown' })
    expect(calls).toEqual(['check', 'check', 'send'])
  })

  it('shows the order that another tab has made of the same cart (A5-75)', async () => {
    const { actor, answer, calls, now } = startOrder()
    actor.send(asked)
    await answer(placed)
    expect(now()).toMatchObject({ value: 'placed', context: { placed: someUuid } })
    expect(calls).toEqual(['check'])
  })

  it('says that nothing was sent where nobody could say what it costs', async () => {
    const { actor, answer, calls, now } = startOrder()
    actor.send(asked)
    await answer({ kind: 'unread' })
    expect(now().value).toBe('unsent')
    actor.send(noticed)
    expect(now().value).toBe('filling')
    expect(calls).toEqual(['check'])
  })

  it('keeps its key until there is an answer, and asks again for nothing else (A5-76)', async () => {
    const { actor, answer, calls, deeds, now } = await startSending()
    await answer({ kind: 'unclear' })
    expect(now()).toMatchObject({ value: 'unclear', context: { isUnanswered: true } })
    actor.send(asked)
    actor.send(noticed)
    expect(now().value).toBe('unclear')
    actor.send(retry)
    await answer({ kind: 'unclear' })
    actor.send(retry)
    expect(calls).toEqual(['check', 'send', 'send', 'send'])
    expect(deeds).toEqual([])
    await answer(placed)
    expect(now()).toMatchObject({ value: 'placed', context: { isUnanswered: false } })
  })

  it('is still unclear after a reload, and is asked about by a press (A5-76)', () => {
    const { actor, calls, now } = startOrder(someAttempt)
    expect(now()).toMatchObject({ value: 'unclear', context: { attempt: someAttempt } })
    expect(calls).toEqual([])
    actor.send(retry)
    expect(calls).toEqual(['send'])
  })

  it('waits quietly while the same order is being placed (A5-78)', async () => {
    const { answer, calls, deeds, now, passTime } = await startSending()
    await answer({ kind: 'underWay' })
    expect(now().value).toBe('waiting')
    expect(passTime()).toBe(waitMs)
    await answer(placed)
    expect(now().value).toBe('placed')
    expect(calls).toEqual(['check', 'send', 'send'])
    expect(deeds).not.toContain('drop')
  })

  it('tells the person where that takes too long', async () => {
    const { answer, calls, now, passTime } = await startSending()
    for (let wait = 0; wait < mostWaits; wait += 1) {
      await answer({ kind: 'underWay' })
      passTime()
    }
    expect(now().value).toBe('unclear')
    expect(calls).toHaveLength(mostWaits + 1)
  })

  it('says that nothing was sent where the shop knows it, and takes a new key then', async () => {
    const { actor, answer, deeds, now } = await startSending()
    await answer({ kind: 'notSent' })
    expect(now()).toMatchObject({ value: 'unsent', context: { isUnanswered: false } })
    expect(deeds).toEqual(['drop'])
    actor.send(noticed)
    expect(now().value).toBe('filling')
  })

  it('never says so of an order that may have been placed before', async () => {
    const { actor, answer, deeds, now } = startOrder(someAttempt)
    actor.send(retry)
    await answer({ kind: 'notSent' })
    expect(now()).toMatchObject({ value: 'unclear', context: { isUnanswered: true } })
    expect(deeds).toEqual([])
  })

  it('takes a new key, once, where its own was used for something else (A5-77)', async () => {
    const { answer, calls, deeds, now } = await startSending()
    await answer({ kind: 'keyTaken' })
    expect(deeds).toEqual(['drop'])
    expect(calls).toEqual(['check', 'send', 'send'])
    await answer({ kind: 'keyTaken' })
    expect(now().value).toBe('unclear')
  })

  it.each([refused, changed])('takes a new key after $kind (A5-79)', async (outcome) => {
    const { actor, answer, calls, deeds, now } = await startSending()
    await answer(outcome)
    expect(now().value).toBe(outcome.kind)
    expect(deeds).toContain('drop')
    if (outcome.kind === 'refused') {
      expect(now().context.refusal).toEqual({ fields: outcome.fields, whole: null })
    }
    actor.send(noticed)
    expect(now().value).toBe('filling')
    actor.send(asked)
    expect(calls).toEqual(['check', 'send', 'check'])
  })

  it.each([
    [30, 30],
    [null, 60],
  ])('waits as long as it is told: %p', async (seconds, waited) => {
    const { answer, deeds, now, passTime } = await startSending()
    await answer({ kind: 'heldBack', seconds })
    expect(now().value).toBe('heldBack')
    expect(passTime()).toBe(waited * 1000)
    expect(now().value).toBe('filling')
    expect(deeds).toEqual([])
  })

  it('stays unclear after being held back, or signed out, where it was', async () => {
    const { actor, answer, now, passTime } = startOrder(someAttempt)
    actor.send(retry)
    await answer({ kind: 'heldBack', seconds: 1 })
    passTime()
    expect(now().value).toBe('unclear')
    actor.send(retry)
    await answer({ kind: 'signedOut' })
    expect(now()).toMatchObject({ value: 'unclear', context: { attempt: someAttempt } })
  })

  it.each(['check', 'send'] as const)('waits for a new sign-in after the %s', async (work) => {
    const { actor, answer, now } = work === 'send' ? await startSending() : startOrder()
    if (work === 'check') actor.send(asked)
    await answer({ kind: 'signedOut' })
    expect(now().value).toBe('filling')
  })

  it('does not work without the parts that ask', async () => {
    const actor = createActor(checkoutMachine, { input: { unanswered: null } }).start()
    actor.send(asked)
    await waitFor(actor, (state) => state.matches('unsent'))
    const other = createActor(checkoutMachine, { input: { unanswered: someAttempt } }).start()
    other.send(retry)
    await waitFor(other, (state) => state.matches('unclear'))
  })
})
