import * as z from 'zod/mini'
import { isAuthErrorCode } from '#contract/allauth/error-codes'
import { type AuthError, okAnswer, refusal } from '#contract/allauth/refusal'
import { goneAnswer, signedOutAnswer } from '#contract/allauth/session-answer'
import { parseJson } from '#contract/wire/parse-json'
import { textOf, type UpstreamAnswer } from '#upstream/client'
import { refusalText } from '#upstream/refusal-texts'
import { type ReadRows, readRows } from '#upstream/rows'
import { GatewayError } from '../lib/gateway-error'
import { parse, readJson, retryAfterOf } from '../upstream/read-answer'
import { fieldNames } from '../upstream/refusals'
import { encryptedSession } from './encrypted-session'
import type { SessionUpdate } from './session-store'

/** An answer of the sign-in service: for the browser, and for the session. */
export interface AuthReply {
  /** Status towards the browser. */
  status: number
  /** As the API contract names it, still with the tokens in `meta`. */
  body: Record<string, unknown>
  update: SessionUpdate
  retryAfter: string | null
  /** The rows of a list, as they were read. */
  rows?: ReadRows<unknown>
}

/** What a call of the sign-in service sends and gets. */
export interface AuthShapes {
  /** Shape of a success. */
  answer: z.ZodMiniType
  /** Shape of its rows, where it is a list or has one: one that does not fit is left out. */
  row?: z.ZodMiniType
  /** Where the answer has its list, beside which the gateway says how many were left out. */
  list?: readonly [string, ...string[]]
  /** A 404 carries what was requested, and is a success, too. */
  missingIsAnswer?: true
  /** Body of the request: errors name its fields and no others. */
  body?: z.ZodMiniType
  /** Header that names a key: it is required, and errors name it `key`. */
  keyHeader?: string
}

/** Statuses that are answers of the sign-in service. */
const answers = new Set([200, 400, 401, 403, 404, 409, 410, 429])

const sessionFacts = z.object({
  data: z.catch(z.object({ user: z.optional(z.object({ id: z.coerce.number() })) }), {}),
  meta: z.optional(
    z.object({
      is_authenticated: z.optional(z.nullable(z.boolean())),
      session_token: encryptedSession.shape.sessionToken,
      access_token: encryptedSession.shape.accessToken,
    }),
  ),
})

/**
 * Reads a response by the API contract: unknown fields are dropped, a wrong shape is 502, and so is
 * any other status except 503 and 504.
 */
export function authReader(shapes: AuthShapes) {
  return (answer: UpstreamAnswer): AuthReply => {
    if (!answers.has(answer.status)) {
      readJson(answer)
      throw new GatewayError(502, { reason: `the sign-in service answered ${answer.status}` })
    }
    const raw = bodyOf(answer)
    const schema = schemaOf(shapes, answer.status)
    const parsed = parse(schema, raw) as AuthReply['body']
    const { body, rows } = shownOf(parsed, schema, shapes)
    if (body.status !== answer.status) {
      throw new GatewayError(502, { reason: 'the status of the answer contradicts its body' })
    }
    const isFound = answer.status === 404 && shapes.missingIsAnswer
    return {
      status: isFound ? 200 : answer.status,
      body,
      update: updateFrom(answer.status, raw, body),
      retryAfter: retryAfterOf(answer),
      ...(rows && { rows }),
    }
  }
}

type Shown = Pick<AuthReply, 'body' | 'rows'>

function shownOf(body: AuthReply['body'], schema: z.ZodMiniType, shapes: AuthShapes): Shown {
  if (schema === refusal) return { body: readableRefusal(body, shapes) }
  const { row, list = ['data'] } = shapes
  return row && body.status === 200 ? withRows(body, list, row) : { body }
}

/** The rows that fit of the list at a place, which may be missing, and beside it how many do not. */
function withRows(
  around: AuthReply['body'],
  [name, ...within]: readonly [string, ...string[]],
  row: z.ZodMiniType,
): Shown {
  const found = around[name]
  if (Array.isArray(found)) {
    const rows = readRows(row, found)
    const leftOut = rows.received - rows.items.length
    return { body: { ...around, [name]: rows.items, leftOut }, rows }
  }
  const [next, ...rest] = within
  if (found === undefined || next === undefined) return { body: around }
  const { body, rows } = withRows(found as AuthReply['body'], [next, ...rest], row)
  return { body: { ...around, [name]: body }, ...(rows && { rows }) }
}

const mostErrors = 20

/**
 * A refusal in our own words: the service may echo its request, and with it tokens. The site has a
 * text for each known code; the message is for all others.
 */
function readableRefusal(body: AuthReply['body'], shapes: AuthShapes): AuthReply['body'] {
  const { status, errors } = parse(refusal, body)
  const names = new Set([...fieldNames(shapes.body), ...(shapes.keyHeader ? ['key'] : [])])
  return { status, errors: errors.slice(0, mostErrors).map((error) => readable(error, names)) }
}

function readable({ code, message, param }: AuthError, names: ReadonlySet<string>): AuthError {
  return {
    code: isAuthErrorCode(code) ? code : '',
    message: refusalText(message),
    ...(param !== undefined && names.has(param) ? { param } : {}),
  }
}

/** A rate limit may be answered by a server in front of the sign-in service, in another format. */
function bodyOf(answer: UpstreamAnswer): unknown {
  const body = parseJson(textOf(answer))
  if (body !== null) return body
  if (answer.status === 429) return { status: 429 }
  throw new GatewayError(502, { reason: 'the sign-in service did not answer with JSON' })
}

const anyRows = okAnswer(z.array(z.unknown()))

function schemaOf(shapes: AuthShapes, status: number): z.ZodMiniType {
  const { answer, row, list, missingIsAnswer } = shapes
  if (status === 200 && row && !list) return anyRows
  if (status === 200 || (status === 404 && missingIsAnswer)) return answer
  if (status === 401) return signedOutAnswer
  return status === 410 ? goneAnswer : refusal
}

function isSignedIn(status: number, meta: z.infer<typeof sessionFacts>['meta']): boolean {
  return status === 200 && (meta?.is_authenticated === true || meta?.access_token !== undefined)
}

function updateFrom(status: number, raw: unknown, body: AuthReply['body']): SessionUpdate {
  const { data, meta } = parse(sessionFacts, raw)
  const flows = z.safeParse(signedOutAnswer, body).data?.data.flows ?? []
  return {
    status,
    isAuthenticated: meta?.is_authenticated,
    sessionToken: meta?.session_token,
    accessToken: meta?.access_token,
    userId: isSignedIn(status, meta) ? data.user?.id : undefined,
    hasPendingFlow: flows.some((flow) => flow.is_pending),
  }
}
