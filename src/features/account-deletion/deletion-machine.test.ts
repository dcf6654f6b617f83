import fc from 'fast-check'
import { createActor, fromPromise, waitFor } from 'xstate'
import { type AccountFate, type DeletionOutcome, deletionMachine } from './deletion-machine'

/** The flow with a server; what it answers is taken in turn. */
function start({
  outcomes,
  fates = [],
}: {
  outcomes: (() => Promise<DeletionOutcome>)[]
  fates?: (() => Promise<AccountFate>)[]
}) {
  const done: string[] = []
  const next = async <Value>(name: string, answers: (() => Promise<Value>)[]) => {
    done.push(name)
    const answer = answers.shift()
    if (!answer) throw new Error(`No answer to ${name}`)
    return answer()
  }
  const actor = createActor(
    deletionMachine.provide({
      actors: {
        askForDeletion: fromPromise(() => next('ask', outcomes)),
        findFate: fromPromise(() => next('look', fates)),
        leaveDevice: fromPromise(async () => {
          done.push('leave')
        }),
      },
    }),
  ).start()
  const rest = () => waitFor(actor, (state) => !state.hasTag('busy'))
  return {
    actor,
    done,
    confirm: async () => {
      actor.send({ type: 'deletion.confirmed' })
      return rest()
    },
    look: async () => {
      actor.send({ type: 'look.pressed' })
      return rest()
    },
  }
}

const says =
  <Value>(value: Value) =>
  async () =>
    value
const lost = says<DeletionOutcome>({ kind: 'lost' })
const accepted = says<DeletionOutcome>({ kind: 'accepted' })

describe('deleting the account', () => {
  it('leaves the device once the server has accepted it', async () => {
    const { confirm, done } = start({ outcomes: [accepted] })
    expect((await confirm()).value).toBe('gone')
    expect(done).toEqual(['ask', 'leave'])
  })

  it('is asked for once, however often the button is pressed', async () => {
    const { actor, confirm, done } = start({ outcomes: [accepted, accepted] })
    actor.send({ type: 'deletion.confirmed' })
    actor.send({ type: 'deletion.confirmed' })
    await confirm()
    expect(done).toEqual(['ask', 'leave'])
  })

  it.each<[AccountFate, string, string[]]>([
    ['deleted', 'gone', ['ask', 'look', 'leave']],
    ['stands', 'deciding', ['ask', 'look']],
    ['signedOut', 'signedOut', ['ask', 'look']],
  ])('is looked up after a lost answer: %s', async (fate, state, steps) => {
    const { confirm, done } = start({ outcomes: [lost], fates: [says(fate)] })
    expect((await confirm()).value).toBe(state)
    expect(done).toEqual(steps)
  })

  it('stays unclear until somebody can tell', async () => {
    const cut = () => Promise.reject<AccountFate>(new TypeError('Failed to fetch'))
    const { confirm, look } = start({ outcomes: [lost], fates: [cut, cut, says('deleted')] })
    expect((await confirm()).value).toBe('unclear')
    expect((await look()).value).toBe('unclear')
    expect((await look()).value).toBe('gone')
  })

  it.each<DeletionOutcome>([
    { kind: 'staleSignIn' },
    { kind: 'offline' },
    { kind: 'refused', problem: { kind: 'rateLimited', seconds: 5 } },
  ])('says why the account is still there: $kind', async (outcome) => {
    const { confirm, done } = start({ outcomes: [says(outcome), accepted] })
    expect(await confirm()).toMatchObject({ value: 'deciding', context: { problem: outcome } })
    expect((await confirm()).context.problem).toBeNull()
    expect(done).toEqual(['ask', 'ask', 'leave'])
  })

  it.each<DeletionOutcome>([{ kind: 'confirming' }, { kind: 'sessionOver' }])(
    'leaves the page to the app: $kind',
    async (outcome) => {
      const { confirm, done } = start({ outcomes: [says(outcome)] })
      expect((await confirm()).value).toBe('elsewhere')
      expect(done).toEqual(['ask'])
    },
  )

  it('is never told as done where the server has not accepted it (R447)', async () => {
    const reached = fc.constantFrom('answered', 'lost before', 'lost after')
    const look = fc.constantFrom('answered', 'lost')
    const history = fc.array(fc.tuple(reached, look), { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        let isAccepted = false
        const outcomes = steps.map(([way]) => async (): Promise<DeletionOutcome> => {
          if (way !== 'lost before') isAccepted = true
          return way === 'answered' ? { kind: 'accepted' } : { kind: 'lost' }
        })
        const fates = steps.map(([, way]) => async (): Promise<AccountFate> => {
          if (way === 'lost') throw new TypeError('Failed to fetch')
          return isAccepted ? 'deleted' : 'stands'
        })
        const { actor, confirm, done } = start({ outcomes, fates })
        while (outcomes.length > 0 && actor.getSnapshot().status === 'active') {
          const { value } = await confirm()
          expect(done.includes('leave')).toBe(value === 'gone')
          if (value === 'gone') expect(isAccepted).toBe(true)
          if (value === 'deciding') expect(isAccepted).toBe(false)
        }
      }),
    )
  })
})
