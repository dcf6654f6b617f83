import { assign, type EventObject, fromPromise, setup } from 'xstate'
import type { AuthOutcome } from './auth-outcome'

export interface KeyCheckContext<Data> {
  /** What the key is good for, once that is known. */
  data: Data | null
  /** The last answer that was no success. */
  outcome: AuthOutcome<unknown> | null
}

export type KeyCheckEvent = { type: 'check.wanted' }

/** Too many asked in a short time: as good as no answer. */
const againKinds: readonly string[] = ['unreachable', 'broken', 'heldBack']

/**
 * The story of the key in a mailed link, before anything is done with it: it is looked at and is
 * `good`, `spent` (its work is done or no longer waited for), or `wrong` in every other way.
 */
export function createKeyCheckMachine<Data>() {
  return setup({
    types: { context: {} as KeyCheckContext<Data>, events: {} as KeyCheckEvent },
    actors: {
      check: fromPromise<AuthOutcome<Data>>(() => {
        throw new Error('check was not provided')
      }),
    },
    guards: {
      outcomeIn: (
        _,
        { outcome, kinds }: { outcome: AuthOutcome<Data>; kinds: readonly string[] },
      ) => kinds.includes(outcome.kind),
    },
    actions: {
      keepData: assign((_, outcome: AuthOutcome<Data>) =>
        outcome.kind === 'done' ? { data: outcome.data } : {},
      ),
      keepOutcome: assign((_, outcome: AuthOutcome<Data>) => ({ outcome })),
      giveUp: assign({ outcome: { kind: 'broken', reason: 'the key could not be checked' } }),
    },
  }).createMachine({
    id: 'keyCheck',
    context: { data: null, outcome: null },
    initial: 'checking',
    states: {
      checking: {
        invoke: {
          src: 'check',
          onDone: [
            { guard: outcomeIn(['done']), target: 'good', actions: keep('keepData') },
            { guard: outcomeIn(['conflict']), target: 'spent', actions: keep('keepOutcome') },
            { guard: outcomeIn(againKinds), target: 'unclear', actions: keep('keepOutcome') },
            { target: 'wrong', actions: keep('keepOutcome') },
          ],
          onError: { target: 'unclear', actions: 'giveUp' },
        },
      },
      good: {},
      spent: {},
      wrong: {},
      unclear: { on: { 'check.wanted': 'checking' } },
    },
  })

  function outcomeIn(kinds: readonly string[]) {
    return {
      type: 'outcomeIn' as const,
      params: ({ event }: { event: Checked<Data> }) => ({ outcome: event.output, kinds }),
    }
  }

  function keep<Action extends 'keepData' | 'keepOutcome'>(type: Action) {
    return { type, params: ({ event }: { event: Checked<Data> }) => event.output }
  }
}

interface Checked<Data> extends EventObject {
  output: AuthOutcome<Data>
}
