import { assign, type EventObject, fromPromise, setup } from 'xstate'
import type { AuthOutcome } from './auth-outcome'

export type AskOutcome = AuthOutcome<unknown>

export interface AskContext<Values> {
  /** What is being asked; forgotten with the answer, as it may hold a password. */
  values: Values | null
  /** The last answer. */
  outcome: AskOutcome | null
  /** Answers since the last success or renewal that said "wrong code". */
  misses: number
  /** How many misses the service bears; null where it does not count. */
  tries: number | null
}

export type AskEvent<Values> =
  | { type: 'asked'; values: Values }
  /** There is a new code to try. */
  | { type: 'tries.renewed' }
  /** Back to the form, after an end. */
  | { type: 'again.wanted' }

export type AskInput = { tries: number } | undefined

/** Where nobody said how long to wait, in seconds: the longest window of such a limit. */
const usualWaitSeconds = 60

/** The person is let on, or the app takes over: no problem of the form. */
const overKinds: readonly string[] = [
  'signedIn',
  'nextStep',
  'proofNeeded',
  'signedOut',
  'sessionEnded',
  'done',
]

/**
 * The story of a form that asks the sign-in service: it is written, asked, and over, or back in the
 * form with the reason why. `ended`: what it belonged to is gone or its tries are used up, so that
 * only a new beginning helps. `closed`: the service takes nobody.
 */
export function createAskMachine<Values>() {
  return setup({
    types: {
      context: {} as AskContext<Values>,
      events: {} as AskEvent<Values>,
      input: {} as AskInput,
    },
    actors: {
      ask: fromPromise<AskOutcome, { values: Values | null }>(() => {
        throw new Error('ask was not provided')
      }),
    },
    guards: {
      outcomeIn: (_, { outcome, kinds }: { outcome: AskOutcome; kinds: readonly string[] }) =>
        kinds.includes(outcome.kind),
      isLastMiss: ({ context }, outcome: AskOutcome) =>
        isMiss(outcome) && context.misses + 1 === context.tries,
    },
    actions: {
      keepValues: assign((_, values: Values) => ({ values, outcome: null })),
      keepOutcome: assign(({ context }, outcome: AskOutcome) => ({
        outcome,
        values: null,
        misses: context.misses + (isMiss(outcome) ? 1 : 0),
      })),
      renewTries: assign({ misses: 0 }),
    },
    delays: { untilAllowed: ({ context }) => askWaitSeconds(context.outcome) * 1000 },
  }).createMachine({
    id: 'ask',
    context: ({ input }) => ({
      values: null,
      outcome: null,
      misses: 0,
      tries: input?.tries ?? null,
    }),
    initial: 'writing',
    on: { 'tries.renewed': { actions: 'renewTries' } },
    states: {
      writing: { on: { asked: ask() } },
      asking: {
        invoke: {
          src: 'ask',
          input: ({ context }) => ({ values: context.values }),
          onDone: [
            { guard: outcomeIn(overKinds), target: 'over', actions: keepOutcome },
            { guard: outcomeIn(['heldBack']), target: 'heldBack', actions: keepOutcome },
            { guard: outcomeIn(['conflict']), target: 'ended', actions: keepOutcome },
            { guard: outcomeIn(['forbidden']), target: 'closed', actions: keepOutcome },
            { guard: isLastMiss, target: 'ended', actions: keepOutcome },
            { target: 'writing', actions: keepOutcome },
          ],
          onError: { target: 'writing', actions: { type: 'keepOutcome', params: broken } },
        },
      },
      heldBack: { after: { untilAllowed: 'writing' } },
      // The app leads on from here; where it has no reason to, the form may be sent again.
      over: { on: { asked: ask(), 'again.wanted': 'writing' } },
      ended: { on: { 'again.wanted': { target: 'writing', actions: 'renewTries' } } },
      closed: { on: { 'again.wanted': 'writing' } },
    },
  })

  function ask() {
    return {
      target: 'asking' as const,
      actions: {
        type: 'keepValues' as const,
        params: ({ event }: { event: { values: Values } }) => event.values,
      },
    }
  }
}

export type AskMachine<Values> = ReturnType<typeof createAskMachine<Values>>

/** How long an answer holds back, in seconds. */
export function askWaitSeconds(outcome: AskOutcome | null): number {
  return outcome?.kind === 'heldBack' ? (outcome.seconds ?? usualWaitSeconds) : 0
}

function isMiss(outcome: AskOutcome): boolean {
  return outcome.kind === 'refused' && outcome.errors.some(({ code }) => code === 'incorrect_code')
}

interface Answered extends EventObject {
  output: AskOutcome
}

function outcomeIn(kinds: readonly string[]) {
  return {
    type: 'outcomeIn' as const,
    params: ({ event }: { event: Answered }) => ({ outcome: event.output, kinds }),
  }
}

const isLastMiss = {
  type: 'isLastMiss' as const,
  params: ({ event }: { event: Answered }) => event.output,
}
const keepOutcome = {
  type: 'keepOutcome' as const,
  params: ({ event }: { event: Answered }) => event.output,
}

function broken(): AskOutcome {
  return { kind: 'broken', reason: 'the service could not be asked' }
}
