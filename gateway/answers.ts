import type { ErrorAnswer } from '../contract/errors/error-answer'
import type { GatewayConfig } from './config/read-config'
import { type GatewayError, phraseOf } from './gateway-error'
import { apiHeaders, type HeaderRecord } from './middleware/security-headers'

/** Builds the answers of `/api`; headers stay plain objects, which servers write fastest. */
export interface Answers {
  json(body: unknown, status?: number, headers?: HeaderRecord): Response
  empty(headers?: HeaderRecord): Response
  /** The JSON wrapper of every error for the browser. */
  error(error: GatewayError, requestId: string): Response
}

export function createAnswers(config: GatewayConfig): Answers {
  const jsonHeaders = { ...apiHeaders(config), 'content-type': 'application/json; charset=utf-8' }
  const emptyHeaders = apiHeaders(config)

  const json: Answers['json'] = (body, status = 200, headers = {}) =>
    new Response(JSON.stringify(body), { status, headers: { ...jsonHeaders, ...headers } })

  return {
    json,
    empty: (headers = {}) =>
      new Response(null, { status: 204, headers: { ...emptyHeaders, ...headers } }),
    error({ status, shownMessage, details }, requestId) {
      const body: ErrorAnswer = {
        statusCode: status,
        statusMessage: phraseOf(status),
        message: shownMessage,
        id: requestId,
        ...(details.data === undefined ? {} : { data: details.data }),
      }
      return json(body, status, details.headers)
    },
  }
}
