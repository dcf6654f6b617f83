import { assign, setup } from 'xstate'
import { notProvided } from '#lib/machines/not-provided'
import type { ConsentChoice } from './consent-choice'
import type { OptionalId } from './declared-cookies'

interface ConsentContext {
  choice: ConsentChoice
  /** The cookies that need consent; accepting all enables these. */
  asked: readonly OptionalId[]
}

export type ConsentEvent =
  | { type: 'all.accepted' }
  | { type: 'necessary.accepted' }
  | { type: 'chosen.accepted'; ids: readonly OptionalId[] }
  | { type: 'all.declined' }
  | { type: 'changed.elsewhere'; choice: Exclude<ConsentChoice, { kind: 'undecided' }> }

/** The choice that an event makes. */
function choiceOf(event: ConsentEvent, asked: readonly OptionalId[]): ConsentChoice {
  if (event.type === 'all.accepted') return { kind: 'given', enabled: asked }
  if (event.type === 'necessary.accepted') return { kind: 'given', enabled: [] }
  if (event.type === 'chosen.accepted') return { kind: 'given', enabled: event.ids }
  if (event.type === 'all.declined') return { kind: 'declined' }
  return event.choice
}

const decided = ['keep the choice', 'remember the choice', 'apply the choice'] as const

/**
 * The consent choice: undecided, given or declined; it can change at any time. Provide `remember the choice`,
 * which stores or clears the choice, and `apply the choice`, which adds and removes scripts.
 */
export const consentMachine = setup({
  types: {
    context: {} as ConsentContext,
    events: {} as ConsentEvent,
    input: {} as ConsentContext,
  },
  guards: {
    'consent was given': ({ context }) => context.choice.kind === 'given',
    'all was declined': ({ context }) => context.choice.kind === 'declined',
    'consent was given elsewhere': ({ event }) =>
      event.type === 'changed.elsewhere' && event.choice.kind === 'given',
  },
  actions: {
    'keep the choice': assign({ choice: ({ event, context }) => choiceOf(event, context.asked) }),
    'remember the choice': notProvided('remember the choice'),
    'apply the choice': notProvided('apply the choice'),
  },
}).createMachine({
  id: 'consent',
  context: ({ input }) => input,
  initial: 'restoring',
  on: {
    'all.accepted': { target: '.given', actions: decided },
    'necessary.accepted': { target: '.given', actions: decided },
    'chosen.accepted': { target: '.given', actions: decided },
    'all.declined': { target: '.declined', actions: decided },
    'changed.elsewhere': [
      {
        guard: 'consent was given elsewhere',
        target: '.given',
        actions: ['keep the choice', 'apply the choice'],
      },
      { target: '.declined', actions: ['keep the choice', 'apply the choice'] },
    ],
  },
  states: {
    restoring: {
      always: [
        { guard: 'consent was given', target: 'given', actions: 'apply the choice' },
        { guard: 'all was declined', target: 'declined', actions: 'apply the choice' },
        // Clears the stored data of an outdated choice.
        { target: 'undecided', actions: ['remember the choice', 'apply the choice'] },
      ],
    },
    undecided: {},
    given: {},
    declined: {},
  },
})
