import { useEffect, useRef, useState } from 'react'
import { type ApiProblem, problemOf } from '#lib/http/problem'
import { Button } from '../button'
import { FormCard } from '../form-card'
import { Motif } from '../motif'
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
  | { status: 'spent' | 'wrong' | 'unclear'; problem: ApiProblem }

/** Problems after which the same check may succeed. */
const retryKinds: readonly ApiProblem['kind'][] = ['unreachable', 'broken', 'rateLimited']

/**
 * Checks the key of a mailed link once when the page opens, as each check may count as a try.
 * @param read throws an ApiError for a problem
 */
export function useKeyCheck<Data>(read: () => Promise<Data>) {
  const [key, setKey] = useState<KeyState<Data>>({ status: 'checking' })
  const isChecked = useRef(false)
  const check = async () => {
    setKey({ status: 'checking' })
    setKey(
      await read().then(
        (data) => ({ status: 'good', data }),
        (error) => stateAfter(problemOf(error)),
      ),
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(() => {
    if (isChecked.current) return
    isChecked.current = true
    void check()
  }, [])
  return { key, retry: () => void check() }
}

function stateAfter(problem: ApiProblem): KeyState<never> {
  if (problem.kind === 'conflict') return { status: 'spent', problem }
  return { status: retryKinds.includes(problem.kind) ? 'unclear' : 'wrong', problem }
}

interface KeyUnclearProps {
  problem: ApiProblem
  onRetry: () => void
}

/** Shows why the key could not be checked, with a button to retry. */
export function KeyUnclear({ problem, onRetry }: KeyUnclearProps) {
  return (
    <FormCard
      drawing={<Motif name='ripple' />}
      title={text('unclear')}
      lead={problemsOf(problem).form}
    >
      <Button size='lg' wide onClick={onRetry}>
        {text('retry')}
      </Button>
    </FormCard>
  )
}
