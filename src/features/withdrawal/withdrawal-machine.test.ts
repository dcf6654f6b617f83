import { createActor, fromPromise } from 'xstate'
import { exampleWithdrawal, exampleWithdrawalReceipt } from '#contract/examples/site-examples'
import type { OrderDetail } from '#contract/shop/order'
import type { WithdrawalStamp } from '#contract/withdrawal/withdrawal'
import {
  type WithdrawalAttempt,
  type WithdrawalOutcome,
  withdrawalMachine,
} from './withdrawal-machine'

const stamp = { submittedAt: '2026-11-26T10:55:03+02:00', proof: 'ab'.repeat(32) }
const attempt: WithdrawalAttempt = {
  key: '7c2f91ab-04d3-4e68-8b77-000000000640',
  statement: exampleWithdrawal,
  stamp,
}
const receipt = exampleWithdrawalReceipt
const received: WithdrawalOutcome = { kind: 'received', receipt }

/** A withdrawal whose requests and timers the test completes. */
function start(stamps: (WithdrawalStamp | undefined)[] = []) {
  const sent: (WithdrawalAttempt | null)[] = []
  const effects: string[] = []
  const waits: { act: () => void; ms: number }[] = []
  let answerLast: (outcome: WithdrawalOutcome) => void = () => {}
  let failLast: (error: Error) => void = () => {}
  const actor = createActor(
    withdrawalMachine.provide({
      actors: {
        readOwnOrder: fromPromise<OrderDetail | null>(async () => null),
        readStamp: fromPromise<WithdrawalStamp | undefined, string>(async () => stamps.shift()),
        sendStatement: fromPromise<WithdrawalOutcome, WithdrawalAttempt | null>(
          ({ input }) =>
            new Promise((answer, fail) => {
              sent.push(input)
              answerLast = answer
              failLast = fail
            }),
        ),
      },
      actions: {
        'record what is sent': (_, { receipt }) =>
          void effects.push(receipt ? 'receipt kept' : 'attempt kept'),
        'drop the record': (_, mayHaveArrived) =>
          void effects.push(mayHaveArrived ? 'kept' : 'dropped'),
        'keep the statement': (_, { receipt }) => void effects.push(`${receipt?.reference} kept`),
        'forget the draft': () => void effects.push('draft forgotten'),
      },
    }),
    {
      clock: {
        setTimeout: (act: () => void, ms: number) => waits.push({ act, ms }),
        clearTimeout: () => {},
      },
    },
  ).start()
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return {
    actor,
    settle,
    sent,
    effects,
    waits,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    submit: (next = attempt) => actor.send({ type: 'statement.submitted', attempt: next }),
    confirm: () => actor.send({ type: 'confirmation.pressed' }),
    answer: async (outcome: WithdrawalOutcome) => {
      answerLast(outcome)
      await settle()
    },
    fail: async () => {
      failLast(new Error('no request'))
      await settle()
    },
  }
}

/** The same after a confirmation that ended so. */
async function confirmed(outcome: WithdrawalOutcome) {
  const flow = start()
  flow.submit()
  flow.confirm()
  await flow.answer(outcome)
  return flow
}

it('sends nothing before the second step is confirmed (R357)', () => {
  const { submit, confirm, sent, value } = start()
  confirm()
  expect(value()).toBe('stating')
  submit()
  expect([value(), sent]).toEqual([{ reviewing: 'ready' }, []])
  confirm()
  confirm()
  expect([value(), sent]).toEqual(['sending', [attempt]])
})

it('keeps the attempt before it is sent, and its receipt (R358, R360)', async () => {
  const { effects, value, context } = await confirmed(received)
  expect(value()).toBe('received')
  expect(context().receipt).toEqual(receipt)
  expect(effects).toEqual([
    'attempt kept',
    '7C2F-91AB-04D3 kept',
    'receipt kept',
    'draft forgotten',
  ])
})

it('asks for the time of a statement once, and sends it with every attempt (R360)', async () => {
  const { submit, confirm, answer, settle, sent, value } = start([undefined, stamp])
  const { stamp: _, ...unstamped } = attempt
  submit(unstamped)
  for (const kind of ['notSent', 'unclear', 'unclear'] as const) {
    confirm()
    await settle()
    expect(value()).toBe('sending')
    await answer({ kind })
  }
  expect(sent.map((one) => one?.stamp)).toEqual([undefined, stamp, stamp])
})

it('returns to the statement to correct it, and begins another one', async () => {
  const { actor, submit, value } = start()
  submit()
  actor.send({ type: 'correction.pressed' })
  expect(value()).toBe('stating')
  const sent = await confirmed(received)
  sent.actor.send({ type: 'another.pressed' })
  expect([sent.value(), sent.context().attempt]).toEqual(['stating', null])
  expect(sent.effects.at(-1)).toBe('dropped')
})

it('shows a refusal at the statement', async () => {
  const refused = await confirmed({ kind: 'refused', fields: ['email'] })
  expect([refused.value(), refused.context().refusal]).toEqual(['stating', ['email']])
  expect(refused.effects.at(-1)).toBe('dropped')
  refused.submit()
  expect(refused.context().refusal).toBeNull()
})

it('waits for the time of the server', async () => {
  const held = await confirmed({ kind: 'rateLimited', seconds: 30 })
  expect(held.value()).toEqual({ reviewing: 'rateLimited' })
  held.confirm()
  expect(held.sent).toHaveLength(1)
  expect(held.waits.at(-1)?.ms).toBe(30_000)
  held.waits.at(-1)?.act()
  expect(held.value()).toEqual({ reviewing: 'ready' })
})

it('sends nothing by itself when the connection is back (R361)', async () => {
  const offline = await confirmed({ kind: 'offline' })
  expect(offline.value()).toEqual({ reviewing: 'offline' })
  offline.actor.send({ type: 'connection.returned' })
  expect([offline.value(), offline.sent.length]).toEqual([{ reviewing: 'ready' }, 1])
})

describe('without a definite answer (R360)', () => {
  const unclear: WithdrawalOutcome = { kind: 'unclear' }

  it('stays unclear until it is confirmed again, with the same key', async () => {
    const flow = await confirmed(unclear)
    expect(flow.value()).toEqual({ reviewing: 'unclear' })
    expect(flow.effects).toEqual(['attempt kept'])
    flow.confirm()
    await flow.answer(received)
    expect(flow.sent).toEqual([attempt, attempt])
    expect(flow.value()).toBe('received')
  })

  it('is unclear if sending itself fails', async () => {
    const flow = start()
    flow.submit()
    flow.confirm()
    await flow.fail()
    expect(flow.value()).toEqual({ reviewing: 'unclear' })
  })

  it.each([{ kind: 'notSent' }, { kind: 'rateLimited', seconds: 1 }, { kind: 'offline' }] as const)(
    'is still unclear after a second try that ends in $kind',
    async (outcome) => {
      const flow = await confirmed(unclear)
      flow.confirm()
      await flow.answer(outcome)
      expect(flow.effects.at(-1)).toBe('kept')
      flow.waits.at(-1)?.act()
      flow.actor.send({ type: 'connection.returned' })
      expect(flow.value()).toEqual({ reviewing: 'unclear' })
    },
  )

  it('is not unclear for another statement, whose request never left', async () => {
    const flow = await confirmed(unclear)
    flow.actor.send({ type: 'correction.pressed' })
    flow.submit({ ...attempt, key: attempt.key.replace('640', '641') })
    flow.confirm()
    await flow.answer({ kind: 'notSent' })
    expect(flow.value()).toEqual({ reviewing: 'unsent' })
    expect(flow.effects.at(-1)).toBe('dropped')
  })

  it('is found again after a reload, with or without a receipt (R361)', () => {
    const flow = start()
    flow.actor.send({ type: 'earlier.found', attempt, receipt: null })
    expect(flow.value()).toEqual({ reviewing: 'unclear' })
    const done = start()
    done.actor.send({ type: 'earlier.found', attempt, receipt })
    expect([done.value(), done.context().receipt]).toEqual(['received', receipt])
  })
})
