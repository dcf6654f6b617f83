import { assign, setup } from 'xstate'
import type { Decision } from './decision'
import type { OptionalId } from './declared-cookies'

interface ConsentContext {
  decision: Decision
  /** What visitors are asked about; accepting all enables these. */
  asked: readonly OptionalId[]
}

export type ConsentEvent =
  | { type: 'all.accepted' }
  | { type: 'necessary.accepted' }
  | { type: 'chosen.accepted'; ids: readonly OptionalId[] }
  | { type: 'all.declined' }
  | { type: 'decided.elsewhere'; decision: Exclude<Decision, { kind: 'undecided' }> }

function mustBeProvided(): never {
  throw new Error('Remembering a decision and acting on it must be provided.')
}

/** What an event decides. */
function decisionOf(event: ConsentEvent, asked: readonly OptionalId[]): Decision {
  if (event.type === 'all.accepted') return { kind: 'given', enabled: asked }
  if (event.type === 'necessary.accepted') return { kind: 'given', enabled: [] }
  if (event.type === 'chosen.accepted') return { kind: 'given', enabled: event.ids }
  if (event.type === 'all.declined') return { kind: 'declined' }
  return event.decision
}

const decided = ['decide', 'remember', 'act on it'] as const

/**
 * What a visitor allowed: undecided until they say so, then given or declined, and changed as often
 * as they like. Provide `remember`, which stores or clears the decision, and `act on
 * it`, which adds and removes what needs consent.
 */
export const consentMachine = setup({
  types: {
    context: {} as ConsentContext,
    events: {} as ConsentEvent,
    input: {} as ConsentContext,
  },
  guards: {
    'consent was given': ({ context }) => context.decision.kind === 'given',
    'all was declined': ({ context }) => context.decision.kind === 'declined',
    'it was given there': ({ event }) =>
      event.type === 'decided.elsewhere' && event.decision.kind === 'given',
  },
  actions: {
    decide: assign({ decision: ({ event, context }) => decisionOf(event, context.asked) }),
    remember: mustBeProvided,
    'act on it': mustBeProvided,
  },
}).createMachine({
  id: 'consent',
  context: ({ input }) => input,
  initial: 'recalling',
  on: {
    'all.accepted': { target: '.given', actions: decided },
    'necessary.accepted': { target: '.given', actions: decided },
    'chosen.accepted': { target: '.given', actions: decided },
    'all.declined': { target: '.declined', actions: decided },
    'decided.elsewhere': [
      { guard: 'it was given there', target: '.given', actions: ['decide', 'act on it'] },
      { target: '.declined', actions: ['decide', 'act on it'] },
    ],
  },
  states: {
    recalling: {
      always: [
        { guard: 'consent was given', target: 'given', actions: 'act on it' },
        { guard: 'all was declined', target: 'declined', actions: 'act on it' },
        // What is left of an older decision is cleared away (R241).
        { target: 'undecided', actions: ['remember', 'act on it'] },
      ],
    },
    undecided: {},
    given: {},
    declined: {},
  },
})
