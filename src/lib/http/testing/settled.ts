import { ApiError, type ApiProblem, problemOf } from '../problem'

/** What a call resolves with, or its problem; any other error is thrown. */
export function settled<Data>(call: Promise<Data>): Promise<Data | ApiProblem> {
  return call.catch((error: unknown) => {
    if (error instanceof ApiError) return problemOf(error)
    throw error
  })
}

/** A call that fails with a problem. */
export async function failing(problem: ApiProblem): Promise<never> {
  throw new ApiError(problem)
}

/** How a call ended, as a value. */
export type Outcome<Data = unknown> = { kind: 'done'; data: Data } | ApiProblem

/** How a call ends. */
export function outcomeOf<Data>(call: Promise<Data>): Promise<Outcome<Data>> {
  return settled(call.then((data) => ({ kind: 'done' as const, data })))
}

/** Ends a call so. @throws ApiError */
export async function endWith<Data>(outcome: Outcome<Data>): Promise<Data> {
  if (outcome.kind === 'done') return outcome.data
  throw new ApiError(outcome)
}
