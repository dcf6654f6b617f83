import { assign, type EventObject, fromPromise, setup } from 'xstate'
import { isWorthSaying, type PasskeyLoginEnd } from './passkey-login-end'

interface PasskeyLoginContext {
  /** The browser can offer passkeys in the suggestions of the e-mail field. */
  canSuggest: boolean
  /** What is to be said of the last try; null for nothing. */
  end: PasskeyLoginEnd | null
}

export type PasskeyLoginEvent =
  | { type: 'passkey.wanted' }
  /** The person takes another way: the browser shall ask no more. */
  | { type: 'other.began' }
  /** That way led nowhere. */
  | { type: 'other.ended' }

const overKinds: readonly string[] = ['signedIn', 'nextStep', 'conflict', 'sessionEnded']

/**
 * The story of signing in with a passkey: the browser suggests one as soon as the page is open, a
 * button asks for it outright, and any other way stops both. Leaving a state stops what it had
 * begun. Source: `GET` and `POST /auth/webauthn/login` (R288, R290).
 */
export const passkeyLoginMachine = setup({
  types: { context: {} as PasskeyLoginContext, events: {} as PasskeyLoginEvent },
  actors: {
    canSuggest: fromPromise<boolean>(() => {
      throw new Error('canSuggest was not provided')
    }),
    suggest: fromPromise<PasskeyLoginEnd>(() => {
      throw new Error('suggest was not provided')
    }),
    ask: fromPromise<PasskeyLoginEnd>(() => {
      throw new Error('ask was not provided')
    }),
  },
  guards: {
    canSuggest: ({ context }) => context.canSuggest,
    leadsOn: (_, end: PasskeyLoginEnd) =>
      end.kind === 'service' && overKinds.includes(end.outcome.kind),
  },
  actions: {
    keepAbility: assign((_, canSuggest: boolean) => ({ canSuggest })),
    keepSuggested: assign((_, end: PasskeyLoginEnd) => (isWorthSaying(end, true) ? { end } : {})),
    keepAsked: assign((_, end: PasskeyLoginEnd) => (isWorthSaying(end, false) ? { end } : {})),
    forget: assign({ end: null }),
  },
}).createMachine({
  id: 'passkeyLogin',
  context: { canSuggest: false, end: null },
  initial: 'opening',
  states: {
    opening: {
      invoke: {
        src: 'canSuggest',
        onDone: {
          target: 'returning',
          actions: { type: 'keepAbility', params: ({ event }) => event.output },
        },
        onError: 'resting',
      },
      on: { 'passkey.wanted': 'asking', 'other.began': 'aside' },
    },
    returning: { always: [{ guard: 'canSuggest', target: 'suggesting' }, 'resting'] },
    suggesting: {
      invoke: {
        src: 'suggest',
        onDone: [
          { guard: leadsOn(), target: 'over' },
          {
            target: 'resting',
            actions: { type: 'keepSuggested', params: ({ event }) => event.output },
          },
        ],
        onError: 'resting',
      },
      on: { 'passkey.wanted': 'asking', 'other.began': 'aside' },
    },
    resting: { on: { 'passkey.wanted': 'asking', 'other.began': 'aside' } },
    asking: {
      entry: 'forget',
      invoke: {
        src: 'ask',
        onDone: [
          { guard: leadsOn(), target: 'over' },
          {
            target: 'returning',
            actions: { type: 'keepAsked', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'resting', actions: { type: 'keepAsked', params: broken } },
      },
      on: { 'other.began': 'aside' },
    },
    aside: { entry: 'forget', on: { 'other.ended': 'returning' } },
    over: { on: { 'passkey.wanted': 'asking' } },
  },
})

interface Ended extends EventObject {
  output: PasskeyLoginEnd
}

function leadsOn() {
  return {
    type: 'leadsOn' as const,
    params: ({ event }: { event: Ended }) => event.output,
  }
}

function broken(): PasskeyLoginEnd {
  return { kind: 'service', outcome: { kind: 'broken', reason: 'the device was not asked' } }
}
