import * as z from 'zod/mini'
import { tokenPlaceholder } from '#contract/allauth/session-answer'
import { fieldsRefused } from '../gateway-error'
import type { AllowedMail } from '../middleware/mail-limits'
import type { RouteContext } from '../services'
import { type EncryptedSession, isMember } from '../session/session-cookie'
import type { KeptSession, SessionUpdate } from '../session/session-store'
import { type AuthReply, authReader } from '../upstream/read-auth-answer'
import { sendUpstream } from './api-caller'
import { discardBody, readBody } from './read-request'

/** Bodies and rules of a route of the sign-in service; its path is the same here and upstream. */
export interface AuthCall {
  /** Body that the upstream gets; without one a body is read and dropped. */
  body?: z.ZodMiniType
  /** Shape of a success. */
  answer: z.ZodMiniType
  /** Header that names a key: it is required and passed on. */
  keyHeader?: string
  /** Whether the call may end the session that it is sent with. */
  ends?: true
  /** It may be made by a guest: a session of the browser that is gone upstream is not in its way. */
  begins?: true
  /**
   * Whose session token is forwarded: nobody's (`none`), or only that of `members`, as a guest's
   * call begins a new session. By default any session's.
   */
  token?: 'none' | 'members'
  /** The key `passwordless` passes where its value is `true`: upstream its mere presence counts. */
  passwordless?: true
  /**
   * It makes the API send a mail: to the address that the body names, or to the one that the
   * session waits for. `middleware/mail-limits.ts` limits how often.
   */
  mails?: 'named' | 'pending'
  /** A 404 carries what was requested and reaches the browser as status 200. */
  missingIsAnswer?: true
}

/** A request as its route has prepared it. */
interface AuthRequest {
  body: unknown
  headers?: Record<string, string>
  /** The session whose tokens are sent, if not that of the browser. */
  as?: EncryptedSession
  /** Completes the answer's facts about the session. */
  complete?: (update: SessionUpdate) => Promise<SessionUpdate>
  /** Counted, where the call makes the API send a mail. */
  mail?: AllowedMail | null
  /** Values that a response must not contain, besides the session's tokens. */
  secrets?: readonly (string | undefined)[]
}

/** Checks a request of the sign-in service, passes it on, and answers; tokens stay here. */
export async function forwardAuth(c: RouteContext, call: AuthCall): Promise<Response> {
  const headers = keyHeaders(call, c)
  const body = await readAuthBody(c, call)
  if (isOfAccount(c) && !c.var.session?.sessionToken) return signInFirst(c)
  return sendAuth(c, call, { body, headers, mail: await allowMail(call, c, body) })
}

/** The checked body, null where there is none. */
export async function readAuthBody(c: RouteContext, { body }: AuthCall): Promise<unknown> {
  if (methodOf(c) === 'GET') return null
  if (body) return readBody(c, body)
  await discardBody(c)
  return null
}

/** HEAD is answered as GET, without the body. */
const methodOf = (c: RouteContext) => (c.req.method === 'HEAD' ? 'GET' : c.req.method)

const apiPrefix = '/api'
const accountPrefix = '/api/_allauth/app/v1/account/'

const isOfAccount = (c: RouteContext) => c.req.path.startsWith(accountPrefix)

async function allowMail(
  { mails }: AuthCall,
  c: RouteContext,
  body: unknown,
): Promise<AllowedMail | null> {
  const { session, services } = c.var
  const by = { kind: 'sign-in', userId: isMember(session) ? session.userId : null } as const
  if (mails === 'named') return services.mails.allow({ ...by, target: z.parse(addressee, body) })
  return mails === 'pending' && session ? services.mails.allow({ ...by, target: session }) : null
}

const addressee = z.object({ email: z.string() })

/**
 * Whether an answer means that a mail has gone out, or would have if the address had an account:
 * a guest's call is answered with 401 where a flow begins that waits for the mail.
 */
function hasMailed(c: RouteContext, status: number): boolean {
  return status === 200 || (status === 401 && !isOfAccount(c))
}

/**
 * Account data is never requested without a session: the upstream would answer 401 too, but crashes
 * for a guest's e-mail addresses (django-allauth 65.8.0).
 */
function signInFirst(c: RouteContext): Response {
  const body = { status: 401, data: { flows: [] }, meta: { is_authenticated: false } }
  return c.var.services.answers.json(body, 401)
}

/** Calls the sign-in service, stores the session of its response, and answers the browser. */
export async function sendAuth(
  c: RouteContext,
  call: AuthCall,
  request: AuthRequest,
): Promise<Response> {
  const { session, services } = c.var
  const first = await send(c, call, request)
  const isInTheWay = call.begins && first.status === 410
  const reply = isInTheWay ? await send(c, { ...call, token: 'none' }, request) : first
  const update = request.complete ? await request.complete(reply.update) : reply.update
  const kept = await services.sessionStore.keep(session, update, call.ends ?? false)
  const generation = kept.generation ?? session?.generation ?? null
  await request.mail?.ended(hasMailed(c, reply.status), generation)
  // It may have ended other sessions of the same person.
  if (call.ends && isMember(session)) services.sessionEnds.doubt(session.userId)
  const secrets = request.secrets ?? []
  return answer(c, session, { ...reply, update }, { ...kept, secrets })
}

function sessionFor({ token }: AuthCall, session: EncryptedSession | null) {
  if (token === 'none') return null
  return token === 'members' && !isMember(session) ? null : session
}

function send(
  c: RouteContext,
  call: AuthCall,
  { body, headers, as }: AuthRequest,
): Promise<AuthReply> {
  const session = as ?? sessionFor(call, c.var.session)
  const token = session?.sessionToken
  const method = methodOf(c)
  const request = {
    method,
    path: `${c.req.path.slice(apiPrefix.length)}${queryOf(call, c)}`,
    body: bodyText(method, body),
    session,
    headers: { ...headers, ...(token ? { 'x-session-token': token } : {}) },
  }
  return sendUpstream(c, request, authReader(call))
}

function bodyText(method: string, body: unknown): string | undefined {
  if (body !== null) return JSON.stringify(body)
  return method === 'POST' ? '{}' : undefined
}

function queryOf({ passwordless }: AuthCall, c: RouteContext): string {
  return passwordless && c.req.query('passwordless') === 'true' ? '?passwordless' : ''
}

const keyShape = /^[\x21-\x7e]{1,255}$/

function keyHeaders({ keyHeader }: AuthCall, c: RouteContext): Record<string, string> {
  if (!keyHeader) return {}
  const key = c.req.header(keyHeader)?.trim() ?? ''
  if (!keyShape.test(key)) throw fieldsRefused(['key'], `${keyHeader} is missing or malformed`)
  return { [keyHeader.toLowerCase()]: key }
}

function answer(
  c: RouteContext,
  before: EncryptedSession | null,
  reply: AuthReply,
  { cookies, generation, secrets }: KeptSession & Required<Pick<AuthRequest, 'secrets'>>,
): Response {
  const named = reply.status === 410 ? (before?.generation ?? null) : generation
  const body = shownBody(reply, named)
  const { sessionToken, accessToken } = reply.update
  const tokens = [before?.sessionToken, before?.accessToken, sessionToken, accessToken]
  const headers = reply.retryAfter ? { 'retry-after': reply.retryAfter } : {}
  const { answers } = c.var.services
  const response = answers.json(body, reply.status, headers, [...tokens, ...secrets])
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

function shownBody({ body, update }: AuthReply, generation: string | null) {
  const { meta: sent } = body
  const namesSession = typeof sent === 'object' && sent !== null && 'is_authenticated' in sent
  if (!namesSession && update.status !== 410) return body
  const meta = {
    is_authenticated: update.isAuthenticated ?? null,
    ...(update.sessionToken ? { session_token: tokenPlaceholder } : {}),
    ...(update.accessToken ? { access_token: tokenPlaceholder } : {}),
    ...(generation ? { generation } : {}),
  }
  return { ...body, meta }
}
