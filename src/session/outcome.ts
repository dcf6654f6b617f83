import { type ApiProblem, problemOf } from '#lib/http/problem'

/** A value, or why there is none. */
export type AuthOutcome<Data = undefined> = { kind: 'done'; data: Data } | ApiProblem

export function outcomeOf<Data>(call: Promise<Data>): Promise<AuthOutcome<Data>> {
  return call.then((data) => ({ kind: 'done' as const, data }), problemOf)
}
