import { useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { type AuthCall, authRequest } from '#session/auth-client'
import type { AuthOutcome, AuthOutcomeKind } from '#session/auth-outcome'
import { Button } from '../button'
import { FormCard } from '../form-card'
import { authFormMessages } from './auth-form'
import { problemsOf } from './auth-problems'

const { text } = authFormMessages

/**
 * State of the key in a mailed link. `spent`: it was used, or its step is no longer pending.
 * `wrong`: refused for another reason. `unclear`: the check failed or was rate-limited.
 */
type KeyState<Data> =
  | { status: 'checking' }
  | { status: 'good'; data: Data }
  | { status: 'spent' | 'wrong' | 'unclear'; outcome: AuthOutcome<unknown> }

/** Outcomes after which the same check may succeed. */
const retryKinds: readonly AuthOutcomeKind[] = ['unreachable', 'broken', 'rateLimited']

/** Checks the key of a mailed link once when the page opens, as each check may count as a try. */
export function useKeyCheck<Answer extends z.ZodMiniType>(call: AuthCall<Answer>) {
  const [key, setKey] = useState<KeyState<z.output<Answer>>>({ status: 'checking' })
  const isChecked = useRef(false)
  const check = async () => {
    setKey({ status: 'checking' })
    const outcome = await authRequest<Answer>(call).catch(
      () => ({ kind: 'broken', reason: 'the key could not be checked' }) as const,
    )
    setKey(stateAfter(outcome))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(() => {
    if (isChecked.current) return
    isChecked.current = true
    void check()
  }, [])
  return { key, retry: () => void check() }
}

function stateAfter<Data>(outcome: AuthOutcome<Data>): KeyState<Data> {
  if (outcome.kind === 'done') return { status: 'good', data: outcome.data }
  if (outcome.kind === 'conflict') return { status: 'spent', outcome }
  return { status: retryKinds.includes(outcome.kind) ? 'unclear' : 'wrong', outcome }
}

interface KeyUnclearProps {
  outcome: AuthOutcome<unknown>
  onRetry: () => void
}

/** Shows why the key could not be checked, with a button to retry. */
export function KeyUnclear({ outcome, onRetry }: KeyUnclearProps) {
  return (
    <FormCard motif='ripple' title={text('unclear')} lead={problemsOf(outcome).form}>
      <Button size='lg' wide onClick={onRetry}>
        {text('retry')}
      </Button>
    </FormCard>
  )
}
