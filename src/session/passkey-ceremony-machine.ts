import { assign, fromPromise, setup } from 'xstate'
import { type ApiProblem, waitSeconds } from '#lib/http/problem'
import type { PasskeyProblem } from '#lib/passkey/passkey-device'

/** How a try with a passkey ends. */
export type PasskeyEnd<Result = unknown> =
  /** The device returned no credential. */
  | { kind: 'device'; problem: PasskeyProblem }
  /** A problem of the request for options, or of the credential. */
  | { kind: 'service'; problem: ApiProblem }
  | { kind: 'done'; result: Result }
  /** The page itself cancelled: nothing is reported. */
  | { kind: 'stopped' }

type ProblemKind = ApiProblem['kind']

/** Trigger of a try: the browser's suggestions, the page when it was opened, or the user. */
export type PasskeyTrigger = 'suggestion' | 'page' | 'user'

/** Differences between the uses of the ceremony. */
export interface PasskeyRules {
  /** Problems that end it, as a result does: the app navigates. */
  over: readonly ProblemKind[]
  /** Problems after which the step is no longer pending. */
  expired?: readonly ProblemKind[]
  /** After a 429 it accepts no start for the time of the service. */
  waits?: boolean
  /** The browser may offer passkeys in the suggestions of a field. */
  suggests?: boolean
  /** Where the service refused a passkey, a try that gets none leaves that on the page. */
  keepsRefusal?: boolean
  /** It may be started again once it is over. */
  restarts?: boolean
}

interface PasskeyContext<Values, Result> {
  rules: PasskeyRules
  trigger: PasskeyTrigger
  /** Typed values for it, e.g. the name of a new key; null where there is no form. */
  values: Values | null
  canSuggest: boolean
  /** Why the last try failed, where that is to be shown. */
  end: PasskeyEnd<Result> | null
  /** The service's refusal, as long as no other failure is newer. */
  refusal: PasskeyEnd<Result> | null
  /** What the service answered at the end; null before, and where a problem ended it. */
  result: Result | null
}

type PasskeyEvent<Values> =
  | { type: 'start'; values: Values }
  /** The user signs in with a password meanwhile: the device is cancelled. */
  | { type: 'pause' }
  /** That sign-in failed. */
  | { type: 'resume' }

interface PasskeyTry<Values> {
  trigger: PasskeyTrigger
  values: Values | null
}

/** What the ceremony asks of the browser and the service. */
interface PasskeyCalls<Values, Result> {
  /** Whether the browser can suggest passkeys in a field. */
  canSuggest: () => Promise<boolean>
  /** One try; its signal is aborted where the page cancels it. */
  tryPasskey: (options: {
    input: PasskeyTry<Values>
    signal: AbortSignal
  }) => Promise<PasskeyEnd<Result>>
}

/**
 * The ceremony of passkeys and security keys, for signing up and in, second factors,
 * reauthentication and new keys. A try runs until it is over, expired or failed; a failure leads
 * back to `idle` with the reason. Leaving `trying` cancels the device. It is made anew for each page,
 * whose values it is typed by, so it takes its calls instead of having them provided.
 */
export function createPasskeyCeremonyMachine<Values, Result>({
  canSuggest,
  tryPasskey,
}: PasskeyCalls<Values, Result>) {
  type Context = PasskeyContext<Values, Result>
  type End = PasskeyEnd<Result>
  return setup({
    types: {
      context: {} as Context,
      events: {} as PasskeyEvent<Values>,
      input: {} as { rules: PasskeyRules; startsByItself?: boolean },
    },
    actors: {
      canSuggest: fromPromise(canSuggest),
      tryPasskey: fromPromise<End, PasskeyTry<Values>>(tryPasskey),
    },
    guards: {
      'starts by itself': ({ context }) => context.trigger === 'page',
      'may suggest': ({ context }) => context.rules.suggests === true,
      'can suggest': ({ context }) => context.canSuggest,
      'was suggested': ({ context }) => context.trigger === 'suggestion',
      'may restart': ({ context }) => context.rules.restarts === true,
      'is over': ({ context }, end: End) => end.kind === 'done' || isOneOf(end, context.rules.over),
      'has expired': ({ context }, end: End) => isOneOf(end, context.rules.expired ?? []),
      'has to wait': ({ context }, end: End) => context.rules.waits === true && waitOf(end) > 0,
    },
    actions: {
      'note what the browser can': assign((_, canSuggest: boolean) => ({ canSuggest })),
      'suggest a passkey': assign({ trigger: 'suggestion' }),
      'begin a try': assign(({ context: { end, refusal } }, values: Values) => ({
        trigger: 'user' as const,
        values,
        end: null,
        refusal: end && !isOneOf(end, ['refused']) ? null : (end ?? refusal),
      })),
      'keep the result': assign((_, end: End) =>
        end.kind === 'done' ? { result: end.result } : {},
      ),
      'keep the end': assign(({ context: { rules, trigger, refusal } }, end: End) => {
        if (rules.keepsRefusal && refusal && hasNoAnswer(end)) return { end: refusal }
        return isReported(end, trigger) ? { end } : {}
      }),
      'forget the end': assign({ end: null, refusal: null }),
    },
    delays: {
      wait: ({ context: { end } }) => waitOf(end) * 1000,
    },
  }).createMachine({
    id: 'passkeyCeremony',
    context: ({ input: { rules, startsByItself } }) => ({
      rules,
      trigger: startsByItself ? 'page' : 'user',
      values: null,
      canSuggest: false,
      end: null,
      refusal: null,
      result: null,
    }),
    initial: 'opening',
    states: {
      opening: {
        always: [
          { guard: 'starts by itself', target: 'trying' },
          { guard: 'may suggest', target: 'checking support' },
          'idle',
        ],
      },
      'checking support': {
        invoke: {
          src: 'canSuggest',
          onDone: {
            target: 'choosing',
            actions: { type: 'note what the browser can', params: ({ event }) => event.output },
          },
          onError: 'idle',
        },
        on: { start: start(), pause: 'paused' },
      },
      choosing: {
        always: [{ guard: 'can suggest', target: 'trying', actions: 'suggest a passkey' }, 'idle'],
      },
      idle: { on: { start: start(), pause: 'paused' } },
      trying: {
        invoke: {
          src: 'tryPasskey',
          input: ({ context: { trigger, values } }) => ({ trigger, values }),
          onDone: [
            { guard: { type: 'is over', params: endOf }, target: 'over', actions: keepResult() },
            { guard: { type: 'has expired', params: endOf }, target: 'expired' },
            {
              guard: { type: 'has to wait', params: endOf },
              target: 'rate limited',
              actions: keepEnd(),
            },
            // A suggestion that failed is not repeated.
            { guard: 'was suggested', target: 'idle', actions: keepEnd() },
            { target: 'choosing', actions: keepEnd() },
          ],
          onError: { target: 'idle', actions: { type: 'keep the end', params: broken } },
        },
        on: {
          start: { ...start(), guard: 'was suggested', reenter: true },
          pause: 'paused',
        },
      },
      paused: { entry: 'forget the end', on: { resume: 'choosing' } },
      'rate limited': { after: { wait: { target: 'idle', actions: 'forget the end' } } },
      expired: {},
      over: { on: { start: { ...start(), guard: 'may restart' } } },
    },
  })

  function start() {
    return {
      target: 'trying' as const,
      actions: {
        type: 'begin a try' as const,
        params: ({ event }: { event: { values: Values } }) => event.values,
      },
    }
  }
  function endOf({ event }: { event: { output: End } }): End {
    return event.output
  }
  function keepEnd() {
    return { type: 'keep the end' as const, params: endOf }
  }
  function keepResult() {
    return { type: 'keep the result' as const, params: endOf }
  }
  function broken(): End {
    return { kind: 'service', problem: { kind: 'broken', reason: 'the ceremony failed' } }
  }
}

function isOneOf(end: PasskeyEnd, kinds: readonly ProblemKind[]): boolean {
  return end.kind === 'service' && kinds.includes(end.problem.kind)
}

/** How long the service wants no other try, in seconds. */
function waitOf(end: PasskeyEnd | null): number {
  return end?.kind === 'service' ? waitSeconds(end.problem) : 0
}

/**
 * Whether a failure is shown. A suggestion only shows that the service refused the passkey; a
 * ceremony that the page started does not show that the user did not respond.
 */
function isReported(end: PasskeyEnd, trigger: PasskeyTrigger): boolean {
  if (end.kind === 'stopped') return false
  if (trigger === 'suggestion') return isOneOf(end, ['refused'])
  return trigger === 'user' || !hasNoAnswer(end)
}

/** Whether neither the device nor the service had anything to say: the user or the page cancelled. */
function hasNoAnswer(end: PasskeyEnd): boolean {
  if (end.kind !== 'device') return end.kind === 'stopped'
  return end.problem === 'cancelled' || end.problem === 'timedOut'
}
