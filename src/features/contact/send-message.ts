import { notValid } from '#components/form/validation'
import type { ContactMessage } from '#contract/contact/contact-message'
import type { FieldErrors } from '#contract/errors/error-answer'
import type { ApiProblem } from '#lib/http/api-problem'
import type { ApiRequest } from '#lib/http/api-request'

/** How sending a message ends. */
export type ContactOutcome =
  | { kind: 'sent' }
  /** Errors by field, and one of the whole message if the server gave one. */
  | { kind: 'refused'; fields: Readonly<Record<string, string>>; whole: string | null }
  /** Rate limited. */
  | { kind: 'rateLimited'; seconds: number }
  | { kind: 'unreachable' }
  | { kind: 'offline' }
  | { kind: 'broken' }

/** In seconds, if the server gives no delay: the length of its rate limit window. */
const usualWaitSeconds = 60

/**
 * Sends a message with `POST /api/contact`. The request continues when the page is left; the body
 * of a successful response is not read.
 * @param isOnline `navigator.onLine`
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
      return { kind: 'rateLimited', seconds: problem.retryAfterSeconds ?? usualWaitSeconds }
    case 'unreachable':
      return { kind: isOnline() ? 'unreachable' : 'offline' }
    default:
      return { kind: 'broken' }
  }
}

/** Errors in another language than Greek are replaced by the form's own message. */
function refusalOf({ nonFieldErrors = [], ...fields }: FieldErrors, message: string | null) {
  const entries = Object.entries(fields).map(([name, [first = '']]) => [
    name,
    isGreek(first) ? first : notValid,
  ])
  return {
    fields: Object.fromEntries(entries) as Record<string, string>,
    whole: nonFieldErrors.find(isGreek) ?? message,
  }
}

function isGreek(sentence: string): boolean {
  return /\p{Script=Greek}/u.test(sentence)
}
