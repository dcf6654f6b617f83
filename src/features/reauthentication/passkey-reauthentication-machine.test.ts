import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { AssertionCredential } from '../../../contract/allauth/webauthn-credential'
import type { RequestOptions } from '../../../contract/allauth/webauthn-options'
import { passkeyReauthenticationMachine } from './passkey-reauthentication-machine'
import type {
  ChallengeAnswer,
  DeviceAnswer,
  ReauthenticationAnswer,
} from './reauthentication-answer'

const credential: AssertionCredential = {
  type: 'public-key',
  id: 'AQID',
  rawId: 'AQID',
  clientExtensionResults: {},
  response: { clientDataJSON: 'AQID', authenticatorData: 'AQID', signature: 'AQID' },
}
const challenge: ChallengeAnswer = { kind: 'done', data: { publicKey: { challenge: 'AQID' } } }
const made: DeviceAnswer = { kind: 'made', credential }
const signedIn: ReauthenticationAnswer = { kind: 'signedIn' }
const wanted = { type: 'passkey.wanted' } as const

interface Answers {
  challenge?: ChallengeAnswer
  device?: DeviceAnswer
  reauthentication?: ReauthenticationAnswer
}

function startReauthentication(answers: Answers = {}, mayAskByItself = false) {
  const clock = new SimulatedClock()
  const calls = { challenge: 0, authentications: [] as (AssertionCredential | null)[] }
  const machine = passkeyReauthenticationMachine.provide({
    actors: {
      fetchChallenge: fromPromise<ChallengeAnswer>(async () => {
        calls.challenge += 1
        return answers.challenge ?? challenge
      }),
      askDevice: fromPromise(async () => answers.device ?? made),
      sendReauthentication: fromPromise<ReauthenticationAnswer, AssertionCredential | null>(
        async ({ input }) => {
          calls.authentications.push(input)
          return answers.reauthentication ?? signedIn
        },
      ),
    },
  })
  const actor = createActor(machine, { clock, input: { mayAskByItself } }).start()
  const working = ['opening', 'fetching', 'asking', 'checking'] as const
  const settled = () => waitFor(actor, (now) => !working.some((state) => now.matches(state)))
  return { actor, clock, calls, settled }
}

async function press(answers: Answers) {
  const reauthentication = startReauthentication(answers)
  reauthentication.actor.send(wanted)
  const { value, context } = await reauthentication.settled()
  return { ...reauthentication, value, problem: context.problem }
}

const service = (answer: ReauthenticationAnswer) => ({ kind: 'service', answer })

describe('passkeyProofMachine', () => {
  it('reaches every state', () => {
    const at = (state: string, output: unknown) => ({
      type: `xstate.done.actor.0.passkeyProof.${state}`,
      output,
    })
    const paths = getShortestPaths(passkeyReauthenticationMachine, {
      input: { mayAskByItself: false },
      events: [
        wanted,
        at('fetching', challenge),
        at('asking', made),
        at('checking', signedIn),
        at('checking', { kind: 'signedOut' }),
        at('checking', { kind: 'heldBack', seconds: 3 }),
      ] as never[],
      serializeState: ({ value }) => JSON.stringify(value),
    })
    const reached = new Set(paths.map(({ state }) => state.value))
    // Left again at once, before anybody could look.
    reached.add('opening')
    expect(reached).toEqual(new Set(Object.keys(passkeyReauthenticationMachine.states)))
  })

  it('waits for a press where it may not ask by itself', async () => {
    const { actor, calls, settled } = startReauthentication()
    expect((await settled()).value).toBe('ready')
    expect(calls.challenge).toBe(0)
    actor.send(wanted)
    actor.send(wanted)
    expect((await settled()).value).toBe('over')
    expect(calls).toEqual({ challenge: 1, authentications: [credential] })
  })

  it('asks once by itself where it may', async () => {
    const { calls, settled } = startReauthentication({ device: { kind: 'cancelled' } }, true)
    const { value, context } = await settled()
    expect([value, context.problem, calls.challenge]).toEqual(['ready', null, 1])
  })

  it.each(['cancelled', 'timedOut', 'unsupported', 'wrongPlace'] as const)(
    'says after a press that it was %s, sends nothing, and may be pressed again (R290, A3-52)',
    async (kind) => {
      const { actor, value, problem, calls, settled } = await press({ device: { kind } })
      expect([value, problem]).toEqual(['ready', { kind: 'device', problem: kind }])
      expect(calls.authentications).toEqual([])
      actor.send(wanted)
      expect(actor.getSnapshot().context.problem).toBeNull()
      await settled()
      expect(calls.challenge).toBe(2)
    },
  )

  it('says what the device cannot do, even unasked', async () => {
    const { settled } = startReauthentication({ device: { kind: 'unsupported' } }, true)
    expect((await settled()).context.problem).toEqual({ kind: 'device', problem: 'unsupported' })
  })

  it('says nothing where the page itself stopped', async () => {
    expect(await press({ device: { kind: 'stopped' } })).toMatchObject({
      value: 'ready',
      problem: null,
    })
  })

  const wrong: ReauthenticationAnswer = {
    kind: 'refused',
    errors: [{ code: 'incorrect_code', message: '', param: 'credential' }],
  }

  it.each<[ReauthenticationAnswer, string]>([
    [signedIn, 'over'],
    [{ kind: 'nextStep', flow: { id: 'mfa_trust', is_pending: true } }, 'over'],
    [{ kind: 'proofNeeded' }, 'over'],
    [{ kind: 'sessionEnded' }, 'over'],
    [{ kind: 'signedOut' }, 'lapsed'],
    [{ kind: 'conflict', errors: [] }, 'lapsed'],
    [{ kind: 'heldBack', seconds: null }, 'heldBack'],
    [wrong, 'ready'],
    [{ kind: 'unreachable' }, 'ready'],
    [{ kind: 'missing' }, 'ready'],
  ])('after %j from the service it is %s', async (answer, state) => {
    const { value, problem } = await press({ reauthentication: answer })
    expect(value).toBe(state)
    const isSaid = state === 'ready' || state === 'heldBack'
    expect(problem).toEqual(isSaid ? service(answer) : null)
    if (answer.kind === 'done') return
    expect((await press({ challenge: answer as ChallengeAnswer })).value).toBe(state)
  })

  it('may be pressed again when the wait is over', async () => {
    const { actor, clock, calls } = await press({
      reauthentication: { kind: 'heldBack', seconds: 9 },
    })
    actor.send(wanted)
    clock.increment(8_999)
    expect(actor.getSnapshot().value).toBe('heldBack')
    clock.increment(1)
    expect(actor.getSnapshot()).toMatchObject({ value: 'ready', context: { problem: null } })
    expect(calls.challenge).toBe(1)
  })

  it('does no work of its own', async () => {
    const actor = createActor(passkeyReauthenticationMachine, {
      input: { mayAskByItself: true },
    }).start()
    const { context } = await waitFor(actor, (now) => now.matches('ready'))
    expect(context.problem).toMatchObject({ kind: 'service', answer: { kind: 'broken' } })
  })

  it.each(['asking', 'checking'] as const)('comes back where %s itself fails', async (state) => {
    const fail = () => Promise.reject(new Error('no'))
    const machine = passkeyReauthenticationMachine.provide({
      actors: {
        fetchChallenge: fromPromise<ChallengeAnswer>(async () => challenge),
        askDevice: fromPromise<DeviceAnswer, RequestOptions | null>(async () =>
          state === 'asking' ? fail() : made,
        ),
        sendReauthentication: fromPromise<ReauthenticationAnswer, AssertionCredential | null>(fail),
      },
    })
    const actor = createActor(machine, { input: { mayAskByItself: true } }).start()
    const { context } = await waitFor(actor, (now) => now.matches('ready'))
    expect(context.problem).toMatchObject(
      state === 'asking' ? { problem: 'failed' } : { answer: { kind: 'broken' } },
    )
  })

  it.each(['lapsed', 'over'] as const)('stays %s', async (state) => {
    const { actor } = await press({
      reauthentication: state === 'over' ? signedIn : { kind: 'signedOut' },
    })
    actor.send(wanted)
    expect(actor.getSnapshot().value).toBe(state)
  })
})
