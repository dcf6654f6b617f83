import { assign, type EventObject, emit, fromPromise, setup } from 'xstate'
import type { AuthOutcome } from './auth-outcome'

export type ChangeOutcome = AuthOutcome<unknown>

export interface ChangeContext<Change> {
  /** What is asked about, under way, or was tried last. */
  change: Change | null
  /** How the last try ended, where it did not succeed. */
  outcome: ChangeOutcome | null
}

export type ChangeEvent<Change> =
  /** To be carried out at once. */
  | { type: 'change.asked'; change: Change }
  /** To be carried out once the person has confirmed it. */
  | { type: 'change.considered'; change: Change }
  | { type: 'change.confirmed' }
  | { type: 'change.dropped' }
  /** What was said of the last try has been read, or no longer matters. */
  | { type: 'problem.dismissed' }

/** What others hear: the change was carried out. */
export interface ChangeMade {
  type: 'change.made'
}

/** A change that reauthentication interrupted is asked about again (R270). */
export type ChangeInput<Change> = { interrupted: Change | null } | undefined

export interface CarryOutInput<Change> {
  change: Change | null
}

/** Where nobody said how long to wait, in seconds: the longest window of such a limit. */
const usualWaitSeconds = 60

const doneKinds: readonly string[] = ['done', 'signedIn']
const leadingKinds: readonly string[] = ['nextStep', 'proofNeeded', 'sessionEnded', 'signedOut']

/**
 * The story of a change to one's own account: considered or asked at once, carried out, and done,
 * or not done with the reason why. One at a time, so that nothing is sent twice. What the app is
 * led elsewhere by (a proof is needed first, somebody was signed out) is no problem of this story.
 */
export function createChangeMachine<Change>() {
  return setup({
    types: {
      context: {} as ChangeContext<Change>,
      events: {} as ChangeEvent<Change>,
      input: {} as ChangeInput<Change>,
      emitted: {} as ChangeMade,
    },
    actors: {
      carryOut: fromPromise<ChangeOutcome, CarryOutInput<Change>>(() => {
        throw new Error('carryOut was not provided')
      }),
    },
    guards: {
      outcomeIn: (_, { outcome, kinds }: { outcome: ChangeOutcome; kinds: readonly string[] }) =>
        kinds.includes(outcome.kind),
      isInterrupted: ({ context }) => context.change !== null,
    },
    actions: {
      keepChange: assign((_, change: Change) => ({ change, outcome: null })),
      keepOutcome: assign((_, outcome: ChangeOutcome) => ({ outcome })),
      forget: assign({ change: null, outcome: null }),
      celebrate: (_, _change: Change | null) => {},
      tell: emit({ type: 'change.made' }),
    },
    delays: { untilAllowed: ({ context }) => waitSeconds(context.outcome) * 1000 },
  }).createMachine({
    id: 'change',
    context: ({ input }) => ({ change: input?.interrupted ?? null, outcome: null }),
    initial: 'starting',
    states: {
      starting: { always: [{ guard: 'isInterrupted', target: 'confirming' }, 'resting'] },
      resting: {
        on: { 'change.asked': start('working'), 'change.considered': start('confirming') },
      },
      confirming: {
        on: {
          'change.confirmed': 'working',
          'change.dropped': { target: 'resting', actions: 'forget' },
        },
      },
      working: {
        invoke: {
          src: 'carryOut',
          input: ({ context }) => ({ change: context.change }),
          onDone: [
            {
              guard: outcomeIn(doneKinds),
              target: 'resting',
              actions: [celebrate, 'tell', 'forget'],
            },
            { guard: outcomeIn(['heldBack']), target: 'heldBack', actions: keepOutcome },
            { guard: outcomeIn(leadingKinds), target: 'resting', actions: 'forget' },
            { target: 'failed', actions: keepOutcome },
          ],
          onError: { target: 'failed', actions: { type: 'keepOutcome', params: broken } },
        },
      },
      failed: {
        on: {
          'change.asked': start('working'),
          'change.considered': start('confirming'),
          'problem.dismissed': { target: 'resting', actions: 'forget' },
        },
      },
      heldBack: { after: { untilAllowed: { target: 'resting', actions: 'forget' } } },
    },
  })

  function start<Target extends 'working' | 'confirming'>(target: Target) {
    return {
      target,
      actions: {
        type: 'keepChange' as const,
        params: ({ event }: { event: { change: Change } }) => event.change,
      },
    }
  }
}

/** How long an outcome holds back, in seconds. */
export function waitSeconds(outcome: ChangeOutcome | null): number {
  return outcome?.kind === 'heldBack' ? (outcome.seconds ?? usualWaitSeconds) : 0
}

interface Ended extends EventObject {
  output: ChangeOutcome
}

function outcomeIn(kinds: readonly string[]) {
  return {
    type: 'outcomeIn' as const,
    params: ({ event }: { event: Ended }) => ({ outcome: event.output, kinds }),
  }
}

const keepOutcome = {
  type: 'keepOutcome' as const,
  params: ({ event }: { event: Ended }) => event.output,
}
const celebrate = { type: 'celebrate' as const, params: changeOf }

function changeOf<Change>({ context }: { context: ChangeContext<Change> }): Change | null {
  return context.change
}

function broken(): ChangeOutcome {
  return { kind: 'broken', reason: 'the change could not be carried out' }
}
