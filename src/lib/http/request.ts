import * as z from 'zod/mini'
import { detailError, errorAnswer, mailLimitReached } from '#contract/errors/error-answer'
import { ApiError, type ApiProblem, type InputError, isGreek } from './problem'
import {
  type HttpAnswer,
  type HttpRequest,
  retryAfterSeconds,
  type SendRequest,
  sendRequest,
} from './send-request'

/** A request with the schema of its response body; without a schema the body is not read. */
export interface ApiCall<Answer extends z.ZodMiniType> extends HttpRequest {
  answer?: Answer
}

export type ApiRequest = <Answer extends z.ZodMiniType = z.ZodMiniUndefined>(
  call: ApiCall<Answer>,
) => Promise<z.output<Answer>>

let checkSession = () => {}

/** Names what is done after a 401 or 410: the session, which nothing here may import, checks itself. */
export function onSessionRefused(check: () => void): void {
  checkSession = check
}

/**
 * Calls the REST API on the own origin, e.g.
 * `apiRequest({ path: '/api/products/3', answer: product, signal })`, and parses the response by a
 * schema of `contract/`.
 * @throws ApiError where there is no value, or the reason of the caller's own signal
 */
export const apiRequest = createApiRequest(async (request) => {
  const answer = await sendRequest(request)
  if (answer.status === 401 || answer.status === 410) checkSession()
  return answer
})

/** Makes the function that calls the REST API. */
export function createApiRequest(send: SendRequest): ApiRequest {
  return async ({ answer: schema, ...request }) => {
    const answer = await send(request)
    if (answer.status >= 400) throw new ApiError(problemOfAnswer(answer))
    if (!schema) demandOwnAnswer(request, answer)
    return parsed(request, schema, answer)
  }
}

/** A page in place of the answer, as of a server in front of ours, says nothing of what was sent. */
function demandOwnAnswer({ method = 'GET', path }: HttpRequest, { status, body }: HttpAnswer) {
  if (status === 204 || body !== null) return
  throw new ApiError({ kind: 'broken', reason: `${method} ${path} is answered without JSON` })
}

/** The body of a response as its schema describes it. @throws ApiError where it differs */
export function parsed<Answer extends z.ZodMiniType>(
  { method = 'GET', path }: HttpRequest,
  schema: Answer | undefined,
  { body }: HttpAnswer,
): z.output<Answer> {
  const result = schema ? z.safeParse(schema, body) : { success: true as const, data: undefined }
  if (result.success) return result.data as z.output<Answer>
  const fields = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new ApiError({ kind: 'broken', reason: `${method} ${path} ${fields.join(', ')}` })
}

/**
 * The problem that an error status means.
 * @param errorsIn reads what the service says of the input
 */
export function problemOfAnswer(
  answer: HttpAnswer,
  errorsIn: (answer: HttpAnswer) => readonly InputError[] = errorsOfApi,
): ApiProblem {
  const { status, headers, body } = answer
  if (status === 429) return rateLimited(headers, body)
  if (status === 500) return { kind: 'broken', reason: 'status 500' }
  // What is not JSON is of a server in front of ours, which knows nothing of what was asked for.
  const isOurs = status === 413 || headers.get('content-type')?.includes('json')
  if (status > 500 || status === 408 || !isOurs) return unreachable(headers)
  if (status === 401) return { kind: 'signedOut' }
  if (status === 403) return { kind: 'forbidden', errors: errorsIn(answer) }
  if (status === 404) return { kind: 'missing' }
  if (status === 409) return { kind: 'conflict', errors: errorsIn(answer) }
  if (status === 410) return { kind: 'sessionEnded' }
  return { kind: 'refused', errors: errorsIn(answer) }
}

/** No API behind the gateway, with the time that it asks for. */
function unreachable(headers: Headers): ApiProblem {
  const seconds = retryAfterSeconds(headers)
  return { kind: 'unreachable', ...(seconds !== null && { seconds }) }
}

function rateLimited(headers: Headers, body: unknown): ApiProblem {
  const isOfMails = z.safeParse(mailLimitReached, dataIn(body)).success
  return {
    kind: 'rateLimited',
    seconds: retryAfterSeconds(headers),
    ...(isOfMails && { of: 'mails' }),
  }
}

/** What the REST API says of the input: of a 409 only its own sentence, of a 403 nothing. */
function errorsOfApi({ status, body }: HttpAnswer): InputError[] {
  if (status === 403) return []
  const data = dataIn(body)
  return status === 409 ? wholeErrors(data) : [...fieldErrors(data), ...wholeErrors(data)]
}

/** What the server says of the input: in the gateway's error envelope, or the whole body. */
function dataIn(body: unknown): unknown {
  const envelope = z.safeParse(errorAnswer, body)
  return envelope.success ? envelope.data.data : body
}

/** The API's field name for errors of the whole form. */
const wholeFormField = 'nonFieldErrors'

/** The first error of each top-level field; the feature that sent nested ones reads those. */
function fieldErrors(data: unknown): InputError[] {
  const { data: fields } = z.safeParse(z.record(z.string(), z.unknown()), data)
  return Object.entries(fields ?? {}).flatMap(([name, value]): InputError[] => {
    const list = z.safeParse(z.array(z.string()), value)
    if (!list.success) return []
    const error = errorOf(list.data[0] ?? '')
    return [name === wholeFormField ? error : { ...error, param: name }]
  })
}

/** The server's own sentence; English ones of the API are for developers and are not shown. */
function wholeErrors(data: unknown): InputError[] {
  const { data: said } = z.safeParse(detailError, data)
  const message = said?.detail ?? said?.error ?? ''
  return isGreek(message) ? [errorOf(message)] : []
}

function errorOf(message: string): InputError {
  return { code: '', message }
}
