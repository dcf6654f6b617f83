import type { ErrorAnswer } from '#contract/errors/error-answer'
import type { GatewayConfig } from './config/read-config'
import { GatewayError, phraseOf } from './gateway-error'
import { apiHeaders, type HeaderRecord } from './middleware/security-headers'

/** Values that must not leave, such as the tokens of a session. */
export type Secrets = readonly (string | undefined)[]

/** Builds the answers of `/api`; headers stay plain objects, which servers write fastest. */
export interface Answers {
  /** @throws GatewayError 502 where the body contains one of the secrets */
  json(body: unknown, status?: number, headers?: HeaderRecord, secrets?: Secrets): Response
  empty(headers?: HeaderRecord): Response
  /** The JSON wrapper of every error for the browser. */
  error(error: GatewayError, requestId: string): Response
}

export function createAnswers(config: GatewayConfig): Answers {
  const jsonHeaders = { ...apiHeaders(config), 'content-type': 'application/json; charset=utf-8' }
  const emptyHeaders = apiHeaders(config)

  const json: Answers['json'] = (body, status = 200, headers = {}, secrets = []) => {
    const text = JSON.stringify(body)
    refuseSecrets(text, secrets)
    return new Response(text, { status, headers: { ...jsonHeaders, ...headers } })
  }

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

/** Shorter values could stand in a text by chance. */
const shortestSecret = 16

/** Last check that no token leaves, wherever the upstream has put it: it may echo a request. */
function refuseSecrets(text: string, secrets: Secrets): void {
  const leaks = secrets.some(
    (secret) => secret !== undefined && secret.length >= shortestSecret && text.includes(secret),
  )
  if (leaks) throw new GatewayError(502, { reason: 'the upstream sent a token in the wrong place' })
}
