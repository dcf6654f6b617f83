import { useState } from 'react'
import type * as z from 'zod/mini'
import { type SubmitResult, useSubmit } from '#lib/http/use-submit'
import { type AuthCall, authRequest } from '#session/auth-client'
import {
  type AuthOutcome,
  type AuthSuccess,
  isNavigating,
  isRefusedWith,
  successOf,
} from '#session/auth-outcome'
import { sendThenLook } from '#session/lost-answer'

/** A form's submission to the sign-in service, for `AuthForm` and the page around it. */
export interface AuthSubmission<Values> {
  /**
   * `over`: the app navigates from here, or the page shows its result. `expired`: the step is no
   * longer pending or its tries are used up, so that only a new start helps. `closed`: the service
   * refuses all users.
   */
  status: 'ready' | 'pending' | 'rateLimited' | 'over' | 'expired' | 'closed'
  /** The last outcome; null before the first and while a request is under way. */
  outcome: AuthOutcome<unknown> | null
  /** Sends the values, unless a request is under way, has to wait, or would be refused again. */
  submit: (values: Values) => Promise<SubmitResult<AuthSuccess>>
  /** Resets the count of wrong codes, as a new code was mailed. */
  renewTries: () => void
  /** Back to the form. */
  reset: () => void
}

interface AuthSubmitOptions<Values, Answer extends z.ZodMiniType> {
  request: (values: Values) => AuthCall<Answer>
  /** For a change: looks whether it was made, after a lost answer. */
  look?: (values: Values) => Promise<AuthOutcome<z.output<Answer> | null>>
  /** How many wrong codes the service accepts; without it they are not counted. */
  tries?: number
  /** Called before the request: its answer may already navigate away. */
  onSubmit?: (values: Values) => void
  /** Called with each outcome, also after the component was unmounted. */
  onOutcome?: (outcome: AuthOutcome<unknown>, values: Values) => void
}

/** Submits a form to the sign-in service, and counts its tries. */
export function useAuthSubmit<Values, Answer extends z.ZodMiniType = z.ZodMiniUndefined>({
  request,
  look,
  tries,
  onSubmit,
  onOutcome,
}: AuthSubmitOptions<Values, Answer>): AuthSubmission<Values> {
  const [misses, setMisses] = useState(0)
  const submission = useSubmit<Values, AuthSuccess>({
    send: async (values) => {
      onSubmit?.(values)
      const sending = () => authRequest<Answer>(request(values))
      const outcome = look ? await sendThenLook(sending, () => look(values)) : await sending()
      onOutcome?.(outcome, values)
      if (isRefusedWith(outcome, 'incorrect_code')) setMisses((count) => count + 1)
      return successOf(outcome)
    },
  })
  const outcome = submission.answer ?? submission.problem
  const isPending = submission.status === 'pending'
  const status = isPending ? 'pending' : statusAfter(outcome, misses === tries)
  return {
    status,
    outcome,
    submit: async (values) => {
      const isRefusedAgain = status === 'expired' || status === 'closed'
      return isRefusedAgain ? { status: 'ignored' } : submission.submit(values)
    },
    renewTries: () => setMisses(0),
    reset: () => {
      if (isPending || status === 'rateLimited') return
      setMisses(0)
      submission.reset()
    },
  }
}

function statusAfter(
  outcome: AuthOutcome<unknown> | null,
  isLastTry: boolean,
): AuthSubmission<never>['status'] {
  if (outcome === null) return 'ready'
  if (outcome.kind === 'signedIn' || outcome.kind === 'done' || isNavigating(outcome)) return 'over'
  if (outcome.kind === 'rateLimited') return 'rateLimited'
  if (outcome.kind === 'forbidden') return 'closed'
  if (outcome.kind === 'conflict') return 'expired'
  return isLastTry && isRefusedWith(outcome, 'incorrect_code') ? 'expired' : 'ready'
}
