import type { ErrorAnswer } from '#contract/errors/error-answer'
import { type GatewayError, phraseOf } from '../lib/gateway-error'
import { jsonResponse } from './answer'
import type { RouteContext } from './route-env'

/** The JSON wrapper of every error for the browser. */
export function answerError(
  c: RouteContext,
  { status, shownMessage, details }: GatewayError,
): Response {
  const body: ErrorAnswer = {
    statusCode: status,
    statusMessage: phraseOf(status),
    message: shownMessage,
    id: c.var.requestId,
    ...(details.data === undefined ? {} : { data: details.data }),
  }
  return jsonResponse(c, body, status, details.headers)
}
