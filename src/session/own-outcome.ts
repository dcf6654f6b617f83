import type { AuthError } from '../../contract/allauth/refusal'
import type { ApiProblem } from '../lib/http/api-problem'
import type { ApiResult } from '../lib/http/create-api-request'
import type { AuthOutcome } from './auth-outcome'

/** The API's name for complaints about everything that was sent. */
const wholeName = 'nonFieldErrors'

/**
 * What the REST API said, in the words of the sign-in service's answers, so that the account's
 * stories and views treat both alike. Field errors come under the form's own names.
 */
export function ownOutcome<Data>(result: ApiResult<Data>): AuthOutcome<Data> {
  return result.ok ? { kind: 'done', data: result.data } : outcomeOf(result.problem)
}

function outcomeOf(problem: ApiProblem): Exclude<AuthOutcome, { kind: 'done' }> {
  switch (problem.kind) {
    case 'failed':
      return { kind: 'broken', reason: problem.reason }
    case 'tooMany':
      return { kind: 'heldBack', seconds: problem.retryAfterSeconds }
    case 'forbidden':
      return { kind: 'forbidden', errors: [] }
    case 'conflict':
      return { kind: 'conflict', errors: errorsOf(problem.message) }
    case 'refused':
      return { kind: 'refused', errors: refusalsIn(problem) }
    default:
      return { kind: problem.kind }
  }
}

function refusalsIn({ fields, message }: ApiProblem & { kind: 'refused' }): AuthError[] {
  const named = Object.entries(fields).map(([name, [first = '']]) =>
    name === wholeName ? said(first) : { ...said(first), param: name },
  )
  return [...named, ...errorsOf(message)]
}

function errorsOf(message: string | null): AuthError[] {
  return message === null ? [] : [said(message)]
}

/** The API names no codes: its own sentence is what there is. */
function said(message: string): AuthError {
  return { code: '', message }
}
