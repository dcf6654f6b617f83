import { assign, type EventObject, fromPromise, setup } from 'xstate'
import type { RegistrationCredential } from '../../../contract/allauth/webauthn-credential'
import type { CreationOptions } from '../../../contract/allauth/webauthn-options'
import {
  type AddedKey,
  deviceProblem,
  type KeyMakingProblem,
  type KeyWish,
  type MakingAnswer,
  makingWaitSeconds,
  type OptionsAnswer,
  type SavingAnswer,
} from './key-making-answer'

interface KeyMakingContext {
  wish: KeyWish | null
  options: CreationOptions | null
  credential: RegistrationCredential | null
  added: AddedKey | null
  problem: KeyMakingProblem | null
}

export type KeyMakingEvent = { type: 'key.wanted'; wish: KeyWish }

/** What the saving of a key needs: its name, and what the device made. */
export type KeyToSave = Pick<KeyMakingContext, 'wish' | 'credential'>

/** The app goes elsewhere: to a proof first, or because nobody is signed in any more. */
const leadingKinds: readonly string[] = [
  'proofNeeded',
  'signedIn',
  'signedOut',
  'nextStep',
  'sessionEnded',
]

/**
 * The story of a new security key: it is named, the device makes it, and the service takes it in.
 * Whatever goes wrong leads back to the form, with the reason; nothing is stored then. Source:
 * `GET` and `POST /account/authenticators/webauthn`.
 */
export const keyMakingMachine = setup({
  types: { context: {} as KeyMakingContext, events: {} as KeyMakingEvent },
  actors: {
    fetchOptions: fromPromise<OptionsAnswer, KeyWish | null>(() => {
      throw new Error('fetchOptions was not provided')
    }),
    askDevice: fromPromise<MakingAnswer, CreationOptions | null>(() => {
      throw new Error('askDevice was not provided')
    }),
    saveKey: fromPromise<SavingAnswer, KeyToSave>(() => {
      throw new Error('saveKey was not provided')
    }),
  },
  guards: {
    answerIn: (_, { answer, kinds }: { answer: { kind: string }; kinds: readonly string[] }) =>
      kinds.includes(answer.kind),
  },
  actions: {
    keepWish: assign((_, wish: KeyWish) => ({ wish, problem: null })),
    keepOptions: assign((_, answer: OptionsAnswer) =>
      answer.kind === 'done' ? { options: answer.data } : {},
    ),
    keepCredential: assign((_, answer: MakingAnswer) =>
      answer.kind === 'made' ? { credential: answer.credential } : {},
    ),
    keepAdded: assign((_, answer: SavingAnswer) =>
      answer.kind === 'done' ? { added: answer.data } : {},
    ),
    keepDeviceProblem: assign((_, answer: MakingAnswer) => ({ problem: deviceProblem(answer) })),
    keepServiceProblem: assign((_, answer: OptionsAnswer | SavingAnswer) => ({
      problem: { kind: 'service' as const, answer },
    })),
    forgetProblem: assign({ problem: null }),
  },
  delays: { untilAllowed: ({ context }) => makingWaitSeconds(context.problem) * 1000 },
}).createMachine({
  id: 'keyMaking',
  context: { wish: null, options: null, credential: null, added: null, problem: null },
  initial: 'naming',
  states: {
    naming: {
      on: {
        'key.wanted': {
          target: 'fetching',
          actions: { type: 'keepWish', params: ({ event }) => event.wish },
        },
      },
    },
    fetching: {
      invoke: {
        src: 'fetchOptions',
        input: ({ context }) => context.wish,
        onDone: [
          {
            guard: answerIn(['done']),
            target: 'asking',
            actions: { type: 'keepOptions', params: ({ event }) => event.output },
          },
          ...serviceEnds(),
        ],
        onError: { target: 'naming', actions: { type: 'keepServiceProblem', params: broken } },
      },
    },
    asking: {
      invoke: {
        src: 'askDevice',
        input: ({ context }) => context.options,
        onDone: [
          {
            guard: answerIn(['made']),
            target: 'saving',
            actions: { type: 'keepCredential', params: ({ event }) => event.output },
          },
          {
            target: 'naming',
            actions: { type: 'keepDeviceProblem', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'naming', actions: { type: 'keepDeviceProblem', params: deviceBroke } },
      },
    },
    saving: {
      invoke: {
        src: 'saveKey',
        input: ({ context }) => context,
        onDone: [
          {
            guard: answerIn(['done']),
            target: 'added',
            actions: { type: 'keepAdded', params: ({ event }) => event.output },
          },
          ...serviceEnds(),
        ],
        onError: { target: 'naming', actions: { type: 'keepServiceProblem', params: broken } },
      },
    },
    heldBack: { after: { untilAllowed: { target: 'naming', actions: 'forgetProblem' } } },
    added: {},
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
    params: ({ event }: { event: Said<OptionsAnswer | SavingAnswer> }) => event.output,
  }
  return [
    { guard: answerIn(leadingKinds), target: 'over' as const },
    { guard: answerIn(['heldBack']), target: 'heldBack' as const, actions: keepProblem },
    { target: 'naming' as const, actions: keepProblem },
  ]
}

function broken(): SavingAnswer {
  return { kind: 'broken', reason: 'the service could not be asked' }
}

function deviceBroke(): MakingAnswer {
  return { kind: 'failed', reason: 'the device could not be asked' }
}
