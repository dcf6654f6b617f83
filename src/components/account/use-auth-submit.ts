import { useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { type AuthCall, authRequest } from '#session/auth-client'
import {
  type AuthOutcome,
  type AuthOutcomeKind,
  isRefusedWith,
  waitSeconds,
} from '#session/auth-outcome'

/**
 * State of a form that is sent to the sign-in service. `over`: the app navigates from here, or the
 * page shows its result. `expired`: the step is no longer pending or its tries are used up, so that
 * only a new start helps. `closed`: the service refuses all users.
 */
type Status = 'ready' | 'pending' | 'rateLimited' | 'over' | 'expired' | 'closed'

interface SubmitState {
  status: Status
  /** The last outcome; null before the first and while a request is under way. */
  outcome: AuthOutcome<unknown> | null
}

/** A form's submission to the sign-in service, for `AuthForm` and the page around it. */
export interface AuthSubmission<Values> extends SubmitState {
  /**
   * Sends the values, unless a request is under way or the service rate-limits it.
   * @returns the state after it
   */
  submit: (values: Values) => Promise<SubmitState>
  /** Resets the count of wrong codes, as a new code was mailed. */
  renewTries: () => void
  /** Back to the form. */
  reset: () => void
}

interface AuthSubmitOptions<Values, Answer extends z.ZodMiniType> {
  request: (values: Values) => AuthCall<Answer>
  /** How many wrong codes the service accepts; without it they are not counted. */
  tries?: number
  /** Called before the request: its answer may already navigate away. */
  onSubmit?: (values: Values) => void
  /** Called with each outcome, also after the component was unmounted. */
  onOutcome?: (outcome: AuthOutcome<unknown>, values: Values) => void
}

const overKinds: readonly AuthOutcomeKind[] = [
  'signedIn',
  'nextStep',
  'reauthenticationRequired',
  'signedOut',
  'sessionEnded',
  'done',
]
const sendable: readonly Status[] = ['ready', 'over']

/** Submits a form to the sign-in service: one request at a time, waits after 429s, counts tries. */
export function useAuthSubmit<Values, Answer extends z.ZodMiniType = z.ZodMiniUndefined>(
  options: AuthSubmitOptions<Values, Answer>,
): AuthSubmission<Values> {
  const [state, setState] = useState<SubmitState>({ status: 'ready', outcome: null })
  // The button may be pressed again before the next render.
  const latest = useRef(state)
  const misses = useRef(0)
  const update = (next: SubmitState) => {
    latest.current = next
    setState(next)
    return next
  }
  useEffect(() => {
    if (state.status !== 'rateLimited') return
    const ready = { ...state, status: 'ready' } as const
    const timer = setTimeout(() => {
      latest.current = ready
      setState(ready)
    }, waitSeconds(state.outcome) * 1000)
    return () => clearTimeout(timer)
  }, [state])

  return {
    ...state,
    submit: async (values) => {
      if (!sendable.includes(latest.current.status)) return latest.current
      update({ status: 'pending', outcome: null })
      const outcome = await send(options, values)
      if (isRefusedWith(outcome, 'incorrect_code')) misses.current += 1
      const isLastMiss = misses.current === options.tries
      return update({ status: statusAfter(outcome, isLastMiss), outcome })
    },
    renewTries: () => {
      misses.current = 0
    },
    reset: () => {
      const { status, outcome } = latest.current
      if (status === 'expired') misses.current = 0
      if (status === 'over' || status === 'expired' || status === 'closed') {
        update({ status: 'ready', outcome })
      }
    },
  }
}

async function send<Values, Answer extends z.ZodMiniType>(
  { request, onSubmit, onOutcome }: AuthSubmitOptions<Values, Answer>,
  values: Values,
): Promise<AuthOutcome<unknown>> {
  try {
    onSubmit?.(values)
    const outcome = await authRequest<Answer>(request(values))
    onOutcome?.(outcome, values)
    return outcome
  } catch {
    return { kind: 'broken', reason: 'the request could not be sent' }
  }
}

function statusAfter(outcome: AuthOutcome<unknown>, isLastMiss: boolean): Status {
  if (overKinds.includes(outcome.kind)) return 'over'
  if (outcome.kind === 'rateLimited') return 'rateLimited'
  if (outcome.kind === 'forbidden') return 'closed'
  if (outcome.kind === 'conflict') return 'expired'
  return isLastMiss && isRefusedWith(outcome, 'incorrect_code') ? 'expired' : 'ready'
}
