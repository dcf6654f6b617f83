import { assign, type EventObject, fromPromise, setup } from 'xstate'
import type { AuthOutcome } from './auth-outcome'

export type ResendOutcome = AuthOutcome<unknown>

export interface ResendContext {
  /** How long to rest after each mail, in seconds. */
  coolDown: number
  /** How long this rest is, in seconds. */
  wait: number
  /** Counts the rests. */
  round: number
  /** The last answer; null before the first. */
  outcome: ResendOutcome | null
}

export type ResendEvent = { type: 'resend.wanted' }

const sentKinds: readonly string[] = ['done', 'nextStep', 'signedOut', 'signedIn']
/** There is nothing to send again, or no way to. */
const impossibleKinds: readonly string[] = ['missing', 'conflict', 'sessionEnded']
const waitKinds: readonly string[] = ['heldBack', 'refused', 'forbidden']

/**
 * The story of a mail that is sent again: it rests after each one, so that nobody asks faster than
 * mail arrives. A mail was just sent when it begins.
 */
export const resendMachine = setup({
  types: {
    context: {} as ResendContext,
    events: {} as ResendEvent,
    input: {} as { coolDown: number },
  },
  actors: {
    resend: fromPromise<ResendOutcome>(() => {
      throw new Error('resend was not provided')
    }),
  },
  guards: {
    outcomeIn: (_, { outcome, kinds }: { outcome: ResendOutcome; kinds: readonly string[] }) =>
      kinds.includes(outcome.kind),
  },
  actions: {
    keepOutcome: assign((_, outcome: ResendOutcome) => ({ outcome })),
    rest: assign(({ context }) => ({
      round: context.round + 1,
      wait: restAfter(context.outcome, context.coolDown),
    })),
    celebrate: () => {},
  },
  delays: { untilAllowed: ({ context }) => context.wait * 1000 },
}).createMachine({
  id: 'resend',
  context: ({ input }) => ({ ...input, wait: input.coolDown, round: 0, outcome: null }),
  initial: 'resting',
  states: {
    resting: { after: { untilAllowed: 'ready' } },
    ready: { on: { 'resend.wanted': 'asking' } },
    asking: {
      invoke: {
        src: 'resend',
        onDone: [
          {
            guard: outcomeIn(sentKinds),
            target: 'resting',
            actions: [keep(), 'rest', 'celebrate'],
          },
          { guard: outcomeIn(waitKinds), target: 'resting', actions: [keep(), 'rest'] },
          { guard: outcomeIn(impossibleKinds), target: 'impossible', actions: keep() },
          { target: 'ready', actions: keep() },
        ],
        onError: { target: 'ready', actions: { type: 'keepOutcome', params: broken } },
      },
    },
    impossible: {},
  },
})

/** Whether the last answer says that a mail is on its way. */
export function wasSent(outcome: ResendOutcome | null): boolean {
  return outcome !== null && sentKinds.includes(outcome.kind)
}

function restAfter(outcome: ResendOutcome | null, coolDown: number): number {
  return outcome?.kind === 'heldBack' ? (outcome.seconds ?? coolDown) : coolDown
}

interface Answered extends EventObject {
  output: ResendOutcome
}

function outcomeIn(kinds: readonly string[]) {
  return {
    type: 'outcomeIn' as const,
    params: ({ event }: { event: Answered }) => ({ outcome: event.output, kinds }),
  }
}

function keep() {
  return {
    type: 'keepOutcome' as const,
    params: ({ event }: { event: Answered }) => event.output,
  }
}

function broken(): ResendOutcome {
  return { kind: 'broken', reason: 'the mail could not be asked for' }
}
