import { assign, type EventObject, fromPromise, setup } from 'xstate'
import type { AssertionCredential } from '../../../contract/allauth/webauthn-credential'
import type { RequestOptions } from '../../../contract/allauth/webauthn-options'
import {
  type ChallengeAnswer,
  type DeviceAnswer,
  deviceProblem,
  type PasskeyReauthenticationProblem,
  type ReauthenticationAnswer,
  reauthenticationWaitSeconds,
} from './reauthentication-answer'

interface PasskeyReauthenticationContext {
  /** The device is asked without a press: closing its window is then no answer to anything. */
  byItself: boolean
  challenge: RequestOptions | null
  credential: AssertionCredential | null
  problem: PasskeyReauthenticationProblem | null
}

export type PasskeyReauthenticationEvent = { type: 'passkey.wanted' }

/** Somebody is signed in, or another step waits: the app goes there. */
const leadingKinds: readonly string[] = ['signedIn', 'nextStep', 'proofNeeded', 'sessionEnded']
/** The step that this proof belonged to is no longer waited for. */
const lapsedKinds: readonly string[] = ['signedOut', 'conflict']

/**
 * The story of proving with a passkey: a challenge is fetched, the device is asked, and its answer
 * is checked. Whatever goes wrong leads back to the button, with the reason. Source: `GET` and
 * `POST /auth/webauthn/authenticate` and `…/reauthenticate`.
 */
export const passkeyReauthenticationMachine = setup({
  types: {
    context: {} as PasskeyReauthenticationContext,
    events: {} as PasskeyReauthenticationEvent,
    input: {} as { mayAskByItself: boolean },
  },
  actors: {
    fetchChallenge: fromPromise<ChallengeAnswer>(() => {
      throw new Error('fetchChallenge was not provided')
    }),
    askDevice: fromPromise<DeviceAnswer, RequestOptions | null>(() => {
      throw new Error('askDevice was not provided')
    }),
    sendReauthentication: fromPromise<ReauthenticationAnswer, AssertionCredential | null>(() => {
      throw new Error('sendReauthentication was not provided')
    }),
  },
  guards: {
    mayAskByItself: ({ context }) => context.byItself,
    answerIn: (_, { answer, kinds }: { answer: { kind: string }; kinds: readonly string[] }) =>
      kinds.includes(answer.kind),
  },
  actions: {
    takePress: assign({ byItself: false, problem: null }),
    keepChallenge: assign((_, answer: ChallengeAnswer) =>
      answer.kind === 'done' ? { challenge: answer.data } : {},
    ),
    keepCredential: assign((_, answer: DeviceAnswer) =>
      answer.kind === 'made' ? { credential: answer.credential } : {},
    ),
    keepDeviceProblem: assign(({ context }, answer: DeviceAnswer) => ({
      problem: deviceProblem(answer, context.byItself),
    })),
    keepServiceProblem: assign((_, answer: ReauthenticationAnswer) => ({
      problem: { kind: 'service' as const, answer },
    })),
    forgetProblem: assign({ problem: null }),
  },
  delays: { untilAllowed: ({ context }) => reauthenticationWaitSeconds(context.problem) * 1000 },
}).createMachine({
  id: 'passkeyProof',
  context: ({ input }) => ({
    byItself: input.mayAskByItself,
    challenge: null,
    credential: null,
    problem: null,
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'mayAskByItself', target: 'fetching' }, 'ready'] },
    ready: { on: { 'passkey.wanted': { target: 'fetching', actions: 'takePress' } } },
    fetching: {
      invoke: {
        src: 'fetchChallenge',
        onDone: [
          {
            guard: answerIn(['done']),
            target: 'asking',
            actions: { type: 'keepChallenge', params: ({ event }) => event.output },
          },
          ...serviceEnds(),
        ],
        onError: { target: 'ready', actions: { type: 'keepServiceProblem', params: broken } },
      },
    },
    asking: {
      invoke: {
        src: 'askDevice',
        input: ({ context }) => context.challenge,
        onDone: [
          {
            guard: answerIn(['made']),
            target: 'checking',
            actions: { type: 'keepCredential', params: ({ event }) => event.output },
          },
          {
            target: 'ready',
            actions: { type: 'keepDeviceProblem', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'ready', actions: { type: 'keepDeviceProblem', params: deviceBroke } },
      },
    },
    checking: {
      invoke: {
        src: 'sendReauthentication',
        input: ({ context }) => context.credential,
        onDone: serviceEnds(),
        onError: { target: 'ready', actions: { type: 'keepServiceProblem', params: broken } },
      },
    },
    heldBack: { after: { untilAllowed: { target: 'ready', actions: 'forgetProblem' } } },
    lapsed: {},
    over: {},
  },
})

interface Said<Output> extends EventObject {
  output: Output
}

function answerIn(kinds: readonly string[]) {
  return {
    type: 'answerIn' as const,
    params: ({ event }: { event: Said<{ kind: string }> }) => ({ answer: event.output, kinds }),
  }
}

function serviceEnds() {
  const keepProblem = {
    type: 'keepServiceProblem' as const,
    params: ({ event }: { event: Said<ReauthenticationAnswer> }) => event.output,
  }
  return [
    { guard: answerIn(leadingKinds), target: 'over' as const },
    { guard: answerIn(lapsedKinds), target: 'lapsed' as const },
    { guard: answerIn(['heldBack']), target: 'heldBack' as const, actions: keepProblem },
    { target: 'ready' as const, actions: keepProblem },
  ]
}

function broken(): ReauthenticationAnswer {
  return { kind: 'broken', reason: 'the service could not be asked' }
}

function deviceBroke(): DeviceAnswer {
  return { kind: 'failed', reason: 'the device could not be asked' }
}
