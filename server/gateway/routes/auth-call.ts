import { Hono } from 'hono'
import * as z from 'zod/mini'
import { tokenPlaceholder } from '#contract/allauth/session-answer'
import type { Endpoint } from '#contract/endpoints/endpoint'
import { jsonResponse, type Secrets } from '../http/answer'
import type { Api } from '../http/api'
import { patternOf } from '../http/create-routes'
import { discardBody, readBody } from '../http/read-request'
import type { RouteContext, RouteEnv } from '../http/route-env'
import { rowReports } from '../http/row-reports'
import type { UpstreamCalls } from '../http/upstream-calls'
import { fieldsRefused } from '../lib/gateway-error'
import type { AllowedMail, MailLimits } from '../middleware/mail-limits'
import { type EncryptedSession, isMember } from '../session/encrypted-session'
import { type AuthReply, type AuthShapes, authReader } from '../session/read-auth-answer'
import { clearSessionCookie } from '../session/session-cookie'
import type { SessionEnds } from '../session/session-ends'
import type { SessionStore, SessionUpdate } from '../session/session-store'

/** A call of the sign-in service: its path is the same here and upstream. */
export interface AuthCall extends AuthShapes {
  who: Endpoint['who']
  /** The session whose tokens are sent, if not the browser's; null for nobody's. */
  as?: EncryptedSession | null
  /** With its question mark. */
  query?: string
  /**
   * It makes the API send a mail: to the address that the body names, or to the one that the
   * session waits for. `middleware/mail-limits.ts` limits how often.
   */
  mails?: 'named' | 'pending'
}

/** A call whose request has been checked. */
interface AuthRequest {
  call: AuthCall
  body: unknown
  headers?: Record<string, string>
  /** Counted, where the call makes the API send a mail. */
  mail?: AllowedMail | null
  /** Completes the answer's facts about the session. */
  complete?: (update: SessionUpdate) => Promise<SessionUpdate>
  /** Values that a response must not contain, besides the session's tokens. */
  secrets?: Secrets
}

type Pass<Request> = (c: RouteContext, request: Request) => Promise<Response>

/** Three ways to pass a call on to the sign-in service; tokens stay here. */
interface Passing<Request> {
  /** With the session of the browser, which goes on. */
  forward: Pass<Request>
  /** A guest begins to sign in: a session of the browser that is gone upstream is not in the way. */
  begin: Pass<Request>
  /** The call may end the session that it is sent with, and others of the same person. */
  end: Pass<Request>
}

export interface AuthCalls extends Passing<AuthCall> {
  /** For requests that their routes have checked themselves. */
  checked: Passing<AuthRequest>
}

/** An endpoint of the sign-in service. */
type AuthEndpoint = Endpoint & { answer: z.ZodMiniType }

/** Routes of the table whose calls are passed on to the sign-in service, below `/api`. */
export function createAuthRoutes() {
  const routes = new Hono<RouteEnv>()
  /** @param more what the table does not say of the call, and how the service says its answer */
  function route(
    { method, path, who, body, answer }: AuthEndpoint,
    pass: Pass<AuthCall>,
    more: Partial<Omit<AuthCall, 'who' | 'body'>> = {},
  ): void {
    const call: AuthCall = { who, ...(body && { body }), answer, ...more }
    routes.on(method, patternOf({ path }), (c) => pass(c, call))
  }
  return { routes, route }
}

interface AuthTools {
  api: Pick<Api, 'forgetGuest'>
  calls: UpstreamCalls
  mails: MailLimits
  sessionEnds: SessionEnds
  sessionStore: SessionStore
}

export function createAuthCalls(tools: AuthTools): AuthCalls {
  const { api, calls, mails, sessionEnds, sessionStore } = tools

  async function send(c: RouteContext, { call, body, headers }: AuthRequest): Promise<AuthReply> {
    const session = call.as === undefined ? c.var.session : call.as
    const token = session?.sessionToken
    const method = methodOf(c)
    const request = {
      method,
      path: `${c.req.path.slice(apiPrefix.length)}${call.query ?? ''}`,
      body: bodyText(method, body),
      headers: { ...headers, ...(token ? { 'x-session-token': token } : {}) },
    }
    const reply = await calls.send(c, session, request, authReader(call))
    if (reply.rows) rowReports(c)(reply.rows)
    return reply
  }

  /** Stores what a reply says of the session; what is left is to answer. */
  async function keep(
    c: RouteContext,
    { call, mail, complete, secrets = [] }: AuthRequest,
    reply: AuthReply,
    ends = false,
  ): Promise<Kept> {
    const before = c.var.session
    const update = complete ? await complete(reply.update) : reply.update
    const { cookies, generation } = await sessionStore.keep(before, update, ends)
    const now = generation ?? before?.generation ?? null
    await mail?.ended(hasMailed(call, reply.status), now)
    return { reply: { ...reply, update }, cookies, generation, before, secrets }
  }

  const checked: Passing<AuthRequest> = {
    async forward(c, request) {
      return answer(c, await keep(c, request, await send(c, request)))
    },
    async begin(c, request) {
      const first = await send(c, request)
      const asNobody = { ...request, call: { ...request.call, as: null } }
      const reply = first.status === 410 ? await send(c, asNobody) : first
      return answer(c, await keep(c, request, reply))
    },
    async end(c, request) {
      const kept = await keep(c, request, await send(c, request), true)
      if (isMember(kept.before)) sessionEnds.doubt(kept.before.userId)
      if (kept.cookies.includes(clearSessionCookie)) await api.forgetGuest(c)
      return answer(c, kept)
    },
  }

  const check =
    (pass: Pass<AuthRequest>): Pass<AuthCall> =>
    async (c, call) => {
      const headers = keyHeaders(c, call)
      const body = await readAuthBody(c, call)
      if (isOfMember(call) && !c.var.session?.sessionToken) return signInFirst(c)
      return pass(c, { call, body, headers, mail: await allowMail(c, mails, call, body) })
    }

  return {
    forward: check(checked.forward),
    begin: check(checked.begin),
    end: check(checked.end),
    checked,
  }
}

/** The checked body, null where there is none; one that the call does not need is dropped. */
export async function readAuthBody(c: RouteContext, { body }: AuthShapes): Promise<unknown> {
  if (methodOf(c) === 'GET') return null
  if (body) return readBody(c, body)
  await discardBody(c)
  return null
}

/** HEAD is answered as GET, without the body. */
const methodOf = (c: RouteContext) => (c.req.method === 'HEAD' ? 'GET' : c.req.method)

const apiPrefix = '/api'

const isOfMember = ({ who }: AuthCall) => who === 'member'

async function allowMail(
  c: RouteContext,
  limits: MailLimits,
  { mails }: AuthCall,
  body: unknown,
): Promise<AllowedMail | null> {
  const { session } = c.var
  const by = { kind: 'sign-in', userId: isMember(session) ? session.userId : null } as const
  if (mails === 'named') return limits.allow({ ...by, target: z.parse(addressee, body) })
  return mails === 'pending' && session ? limits.allow({ ...by, target: session }) : null
}

const addressee = z.object({ email: z.string() })

/**
 * Whether an answer means that a mail has gone out, or would have if the address had an account:
 * a guest's call is answered with 401 where a flow begins that waits for the mail.
 */
function hasMailed(call: AuthCall, status: number): boolean {
  return status === 200 || (status === 401 && !isOfMember(call))
}

/**
 * Account data is never requested without a session: the upstream would answer 401 too, but crashes
 * for a guest's e-mail addresses (django-allauth 65.8.0).
 */
function signInFirst(c: RouteContext): Response {
  const body = { status: 401, data: { flows: [] }, meta: { is_authenticated: false } }
  return jsonResponse(c, body, 401)
}

function bodyText(method: string, body: unknown): string | undefined {
  if (body !== null) return JSON.stringify(body)
  return method === 'POST' ? '{}' : undefined
}

const keyShape = /^[\x21-\x7e]{1,255}$/

function keyHeaders(c: RouteContext, { keyHeader }: AuthShapes): Record<string, string> {
  if (!keyHeader) return {}
  const key = c.req.header(keyHeader)?.trim() ?? ''
  if (!keyShape.test(key)) throw fieldsRefused(['key'], `${keyHeader} is missing or malformed`)
  return { [keyHeader.toLowerCase()]: key }
}

/** A reply whose session has been stored. */
interface Kept {
  reply: AuthReply
  cookies: readonly string[]
  /** Of a session that has begun, else null. */
  generation: string | null
  before: EncryptedSession | null
  secrets: Secrets
}

function answer(c: RouteContext, { reply, cookies, generation, before, secrets }: Kept): Response {
  const named = reply.status === 410 ? (before?.generation ?? null) : generation
  const { sessionToken, accessToken } = reply.update
  const tokens = [before?.sessionToken, before?.accessToken, sessionToken, accessToken]
  const headers = reply.retryAfter ? { 'retry-after': reply.retryAfter } : {}
  const body = shownBody(reply, named)
  const response = jsonResponse(c, body, reply.status, headers, [...tokens, ...secrets])
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
