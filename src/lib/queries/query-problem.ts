import type { ApiProblem } from '../http/api-problem'
import type { ApiResult } from '../http/api-request'

/** The problem of a request as the error of a query. */
export class QueryProblem extends Error {
  override name = 'QueryProblem'

  constructor(readonly problem: ApiProblem) {
    super(problem.kind)
  }
}

/**
 * The value of a result, for query functions.
 * @throws QueryProblem
 */
export function dataOf<Value>(result: ApiResult<Value>): Value {
  if (!result.ok) throw new QueryProblem(result.problem)
  return result.data
}

/** The problem of a failed query; any other error is a defect. */
export function problemOfError(error: Error): ApiProblem {
  return error instanceof QueryProblem ? error.problem : { kind: 'failed', reason: error.message }
}
