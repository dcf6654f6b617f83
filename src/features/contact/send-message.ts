import type { ContactMessage } from '../../../contract/contact/contact-message'
import type { FieldErrors } from '../../../contract/errors/error-answer'
import { notValid } from '../../components/form/message'
import type { ApiProblem } from '../../lib/http/api-problem'
import type { ApiRequest } from '../../lib/http/create-api-request'
import type { ContactOutcome } from './contact-outcome'

/** Where the server names no time, in seconds: the length of its window. */
const usualWaitSeconds = 60

/**
 * Sends a message with `POST /api/contact`. Once under way it is not called back, even if the
 * person leaves the page; that it was taken is all that matters of the answer.
 * @param isOnline whether the device says that it has a network
 */
export async function sendMessage(
  request: ApiRequest,
  message: ContactMessage,
  isOnline: () => boolean,
): Promise<ContactOutcome> {
  const result = await request({
    method: 'POST',
    path: '/api/contact',
    body: message,
    keepalive: true,
  })
  return result.ok ? { kind: 'sent' } : outcomeOf(result.problem, isOnline)
}

function outcomeOf(problem: ApiProblem, isOnline: () => boolean): ContactOutcome {
  switch (problem.kind) {
    case 'refused':
      return { kind: 'refused', ...refusalOf(problem.fields, problem.message) }
    case 'tooMany':
      return { kind: 'heldBack', seconds: problem.retryAfterSeconds ?? usualWaitSeconds }
    case 'unreachable':
      return { kind: isOnline() ? 'unreachable' : 'offline' }
    default:
      return { kind: 'broken' }
  }
}

/** People read Greek: what the server says in another language becomes the form's own words. */
function refusalOf({ nonFieldErrors = [], ...fields }: FieldErrors, said: string | null) {
  const entries = Object.entries(fields).map(([name, [first = '']]) => [
    name,
    isGreek(first) ? first : notValid,
  ])
  return {
    fields: Object.fromEntries(entries) as Record<string, string>,
    whole: nonFieldErrors.find(isGreek) ?? said,
  }
}

function isGreek(sentence: string): boolean {
  return /\p{Script=Greek}/u.test(sentence)
}
