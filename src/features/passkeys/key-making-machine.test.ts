import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { RegistrationCredential } from '../../../contract/allauth/webauthn-credential'
import type { CreationOptions } from '../../../contract/allauth/webauthn-options'
import type { KeyWish, MakingAnswer, OptionsAnswer, SavingAnswer } from './key-making-answer'
import { type KeyToSave, keyMakingMachine } from './key-making-machine'

const wish: KeyWish = { name: 'Κινητό', passwordless: true }
const wanted = { type: 'key.wanted', wish } as const
const options: OptionsAnswer = {
  kind: 'done',
  data: {
    publicKey: {
      challenge: 'AQID',
      rp: { name: 'Σταγόνα' },
      user: { id: 'AQID', name: 'anna', displayName: 'Άννα' },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    },
  },
}
const credential: RegistrationCredential = {
  type: 'public-key',
  id: 'AQID',
  rawId: 'AQID',
  clientExtensionResults: {},
  response: { clientDataJSON: 'AQID', attestationObject: 'AQID' },
}
const made: MakingAnswer = { kind: 'made', credential }
const saved: SavingAnswer = { kind: 'done', data: { codesGenerated: true } }

interface Answers {
  options?: OptionsAnswer
  device?: MakingAnswer
  saving?: SavingAnswer
}

function startMaking(answers: Answers = {}) {
  const clock = new SimulatedClock()
  const calls = { wishes: [] as (KeyWish | null)[], saved: [] as KeyToSave[] }
  const machine = keyMakingMachine.provide({
    actors: {
      fetchOptions: fromPromise<OptionsAnswer, KeyWish | null>(async ({ input }) => {
        calls.wishes.push(input)
        return answers.options ?? options
      }),
      askDevice: fromPromise<MakingAnswer, CreationOptions | null>(
        async () => answers.device ?? made,
      ),
      saveKey: fromPromise<SavingAnswer, KeyToSave>(async ({ input }) => {
        calls.saved.push({ wish: input.wish, credential: input.credential })
        return answers.saving ?? saved
      }),
    },
  })
  const actor = createActor(machine, { clock }).start()
  const working = ['fetching', 'asking', 'saving'] as const
  const settled = () => waitFor(actor, (now) => !working.some((state) => now.matches(state)))
  return { actor, clock, calls, settled }
}

async function make(answers: Answers) {
  const making = startMaking(answers)
  making.actor.send(wanted)
  const { value, context } = await making.settled()
  return { ...making, value, context }
}

describe('keyMakingMachine', () => {
  it('reaches every state', () => {
    const at = (state: string, output: unknown) => ({
      type: `xstate.done.actor.0.keyMaking.${state}`,
      output,
    })
    const paths = getShortestPaths(keyMakingMachine, {
      events: [
        wanted,
        at('fetching', options),
        at('fetching', { kind: 'proofNeeded' }),
        at('fetching', { kind: 'heldBack', seconds: 3 }),
        at('asking', made),
        at('saving', saved),
      ] as never[],
      serializeState: ({ value }) => JSON.stringify(value),
    })
    const reached = new Set(paths.map(({ state }) => state.value))
    expect(reached).toEqual(new Set(Object.keys(keyMakingMachine.states)))
  })

  it('makes the key that was wanted, once, and says whether codes came with it', async () => {
    const { actor, calls, settled } = startMaking()
    actor.send(wanted)
    actor.send({ type: 'key.wanted', wish: { name: 'Άλλο', passwordless: false } })
    const { value, context } = await settled()
    expect([value, context.added]).toEqual(['added', { codesGenerated: true }])
    expect(calls).toEqual({ wishes: [wish], saved: [{ wish, credential }] })
  })

  it.each(['cancelled', 'timedOut', 'unsupported', 'alreadyThere', 'wrongPlace'] as const)(
    'comes back to the form when it was %s, with nothing stored (R290, A3-52)',
    async (kind) => {
      const { actor, value, context, calls, settled } = await make({ device: { kind } })
      expect([value, context.problem]).toEqual(['naming', { kind: 'device', problem: kind }])
      expect(calls.saved).toEqual([])
      actor.send(wanted)
      expect(actor.getSnapshot().context.problem).toBeNull()
      await settled()
    },
  )

  it('says nothing where the page itself stopped', async () => {
    expect((await make({ device: { kind: 'stopped' } })).context.problem).toBeNull()
  })

  it.each<[SavingAnswer, string]>([
    [{ kind: 'proofNeeded' }, 'over'],
    [{ kind: 'signedOut' }, 'over'],
    [{ kind: 'sessionEnded' }, 'over'],
    [{ kind: 'signedIn' }, 'over'],
    [{ kind: 'nextStep', flow: { id: 'verify_email' } }, 'over'],
    [{ kind: 'heldBack', seconds: null }, 'heldBack'],
    [{ kind: 'conflict', errors: [] }, 'naming'],
    [{ kind: 'refused', errors: [{ code: 'incorrect_code', message: '' }] }, 'naming'],
    [{ kind: 'unreachable' }, 'naming'],
  ])('after %j from the service it is %s', async (answer, state) => {
    const { value, context } = await make({ saving: answer })
    expect(value).toBe(state)
    expect(context.problem).toEqual(state === 'over' ? null : { kind: 'service', answer })
    if (answer.kind !== 'done') expect((await make({ options: answer })).value).toBe(state)
  })

  it('can be tried again when the wait is over', async () => {
    const { actor, clock, calls } = await make({ options: { kind: 'heldBack', seconds: 9 } })
    actor.send(wanted)
    clock.increment(8_999)
    expect(actor.getSnapshot().value).toBe('heldBack')
    clock.increment(1)
    expect(actor.getSnapshot()).toMatchObject({ value: 'naming', context: { problem: null } })
    expect(calls.wishes).toHaveLength(1)
  })

  it('does no work of its own', async () => {
    const actor = createActor(keyMakingMachine).start()
    actor.send(wanted)
    const { context } = await waitFor(actor, (now) => now.matches('naming'))
    expect(context.problem).toMatchObject({ kind: 'service', answer: { kind: 'broken' } })
  })

  it.each(['asking', 'saving'] as const)('comes back where %s itself fails', async (state) => {
    const fail = () => Promise.reject(new Error('no'))
    const machine = keyMakingMachine.provide({
      actors: {
        fetchOptions: fromPromise<OptionsAnswer, KeyWish | null>(async () => options),
        askDevice: fromPromise<MakingAnswer, CreationOptions | null>(async () =>
          state === 'asking' ? fail() : made,
        ),
        saveKey: fromPromise<SavingAnswer, KeyToSave>(fail),
      },
    })
    const actor = createActor(machine).start()
    actor.send(wanted)
    const { context } = await waitFor(actor, (now) => now.matches('naming'))
    expect(context.problem).toMatchObject(
      state === 'asking' ? { problem: 'failed' } : { answer: { kind: 'broken' } },
    )
  })

  it.each<[string, Answers]>([
    ['added', {}],
    ['over', { saving: { kind: 'signedOut' } }],
  ])('stays %s', async (state, answers) => {
    const { actor } = await make(answers)
    actor.send(wanted)
    expect(actor.getSnapshot().value).toBe(state)
  })
})
