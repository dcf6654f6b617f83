import { QueryClient, useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type ApiProblem, isRefusedWith, problemOf, waitSeconds } from './problem'

/** How sending ended; `ignored` where something else was under way, so that nothing was sent. */
export type SubmitResult<Answer> =
  | { status: 'done'; answer: Answer }
  | { status: 'failed'; problem: ApiProblem }
  | { status: 'ignored' }

/** What a form or button sends, one at a time; see `useSubmit`. */
export interface Submission<Values, Answer> {
  /** `rateLimited` until the wait of a 429 is over. */
  status: 'ready' | 'pending' | 'done' | 'failed' | 'rateLimited'
  /** What is being sent or was sent last. */
  values: Values | undefined
  answer: Answer | undefined
  /** Why the last try failed. */
  problem: ApiProblem | null
  /** Sends the values, unless a request is under way or has to wait. Never rejects. */
  submit: (values: Values) => Promise<SubmitResult<Answer>>
  /** As many codes were wrong as the service accepts: only a new start helps. */
  isUsedUp: boolean
  /** Counts wrong codes anew, as another code was mailed. */
  renewTries: () => void
  /** Forgets how the last try ended. */
  reset: () => void
}

interface SubmitOptions<Values, Answer> {
  /** Sends the values; rejects with an ApiError. What must happen in any case happens here. */
  send: (values: Values) => Promise<Answer>
  /** How many wrong codes the service accepts; without it they are not counted. */
  tries?: number | undefined
  /** Called when they were accepted, unless the component was unmounted meanwhile. */
  onDone?: ((answer: Answer, values: Values) => void) | undefined
}

/** Of its own: what is sent shares no data with any query, whose client would cost each form 2 kB. */
const mutations = new QueryClient()

/**
 * Sends what a form or button submits: once for several presses, not again before the wait of a 429
 * is over, and never by itself, not even when the connection returns.
 */
export function useSubmit<Values, Answer>({
  send,
  tries,
  onDone,
}: SubmitOptions<Values, Answer>): Submission<Values, Answer> {
  const { mutateAsync, reset, ...mutation } = useMutation<Answer, unknown, Values>(
    // What was sent, such as a password, is not kept longer than a second once its page is left.
    { mutationFn: send, networkMode: 'always', retry: false, gcTime: 1_000 },
    mutations,
  )
  const problem = useMemo(
    () => (mutation.isError ? problemOf(mutation.error) : null),
    [mutation.isError, mutation.error],
  )
  const wait = waitSeconds(problem)
  useEffect(() => {
    if (wait === 0) return
    const timer = setTimeout(reset, wait * 1000)
    return () => clearTimeout(timer)
  }, [wait, reset])

  const [wrongCodes, setWrongCodes] = useState(0)
  // A button may be pressed again before the next render.
  const isSending = useRef(false)
  async function submit(values: Values): Promise<SubmitResult<Answer>> {
    if (isSending.current) return { status: 'ignored' }
    if (problem !== null && wait > 0) return { status: 'failed', problem }
    isSending.current = true
    try {
      const onSuccess = (answer: Answer) => onDone?.(answer, values)
      return { status: 'done', answer: await mutateAsync(values, { onSuccess }) }
    } catch (error) {
      const problem = problemOf(error)
      if (isRefusedWith(problem, 'incorrect_code')) setWrongCodes((count) => count + 1)
      return { status: 'failed', problem }
    } finally {
      isSending.current = false
    }
  }
  // Stable, so that memoised rows of a list do not render again.
  const latest = useRef(submit)
  latest.current = submit
  return {
    status: wait > 0 ? 'rateLimited' : statuses[mutation.status],
    values: mutation.variables,
    answer: mutation.data,
    problem,
    submit: useCallback((values) => latest.current(values), []),
    isUsedUp: wrongCodes === tries,
    renewTries: useCallback(() => setWrongCodes(0), []),
    reset: useCallback(() => {
      setWrongCodes(0)
      reset()
    }, [reset]),
  }
}

const statuses = { idle: 'ready', pending: 'pending', success: 'done', error: 'failed' } as const
