import type { Context } from 'hono'
import * as z from 'zod/mini'
import { tokenPlaceholder } from '../../contract/allauth/auth-meta'
import type { GatewayEnv } from '../dependencies'
import { GatewayError } from '../gateway-error'
import type { AllowedMail, MailLimits } from '../middleware/mail-limits'
import { type EncryptedSession, isMember } from '../session/encrypted-session'
import type { SessionNews } from '../session/session-change'
import type { KeptSession, SessionStore } from '../session/session-store'
import { type AuthReply, authReader } from '../upstream/read-auth-answer'
import { type RouteTools, sendUpstream } from '../upstream/rest-call'
import { type AuthRow, authBase } from './auth-row'
import { checkedBody, fieldsRefused } from './row-runner'

type AuthContext = Context<GatewayEnv>

/** What the rows of the sign-in service work with. */
export interface AuthTools extends RouteTools {
  keeper: SessionStore
  mails: MailLimits
}

/** What a row has made of a request. */
interface AuthCall {
  body: unknown
  headers?: Record<string, string>
  /** Whose tokens go along, if not those of the browser's session. */
  as?: EncryptedSession
  /** What else is known of the session, once the answer has come. */
  learn?: (news: SessionNews) => Promise<SessionNews>
  /** Counted, where the call makes the API send a mail. */
  mail?: AllowedMail | null
  /** Values that must not come back, beside the session's tokens. */
  secrets?: readonly (string | undefined)[]
}

/** Answers one call of the sign-in service by its row; tokens stay here. */
export async function runAuthRow(
  tools: AuthTools,
  row: AuthRow,
  c: AuthContext,
): Promise<Response> {
  const headers = keyHeaders(row, c)
  const body = row.method === 'GET' ? null : await checkedBody(tools, row.body ?? null, c)
  if (row.path.startsWith(ownPrefix) && !c.var.session?.sessionToken) return signInFirst(tools)
  return carryOut(tools, row, c, { body, headers, mail: await allowMail(tools, row, c, body) })
}

const ownPrefix = '/account/'

async function allowMail(
  { mails }: AuthTools,
  row: AuthRow,
  c: AuthContext,
  body: unknown,
): Promise<AllowedMail | null> {
  const { session } = c.var
  if (row.mails === 'named') return mails.allow(z.parse(addressee, body))
  return row.mails === 'pending' && session ? mails.allow(session) : null
}

const addressee = z.object({ email: z.string() })

/**
 * Whether an answer means that a mail has gone out, or would have if the address had an account:
 * a call of nobody's is answered with 401 where a flow begins that waits for the mail.
 */
function hasMailed({ path }: AuthRow, status: number): boolean {
  return status === 200 || (status === 401 && !path.startsWith(ownPrefix))
}

/**
 * What belongs to a person is not asked about in nobody's name: the upstream would say 401 too, but
 * breaks over a stranger's e-mail addresses (django-allauth 65.8.0).
 */
function signInFirst({ answers }: AuthTools): Response {
  return answers.json({ status: 401, data: { flows: [] }, meta: { is_authenticated: false } }, 401)
}

/** Asks the sign-in service, keeps what it says of the session, and answers the browser. */
export async function carryOut(
  tools: AuthTools,
  row: AuthRow,
  c: AuthContext,
  call: AuthCall,
): Promise<Response> {
  const { session } = c.var
  const asked = await ask(tools, row, c, call)
  const reply = call.learn ? { ...asked, news: await call.learn(asked.news) } : asked
  const kept = await tools.keeper.keep(session, reply.news, row.ends ?? false)
  call.mail?.ended(hasMailed(row, reply.status), kept.generation ?? session?.generation ?? null)
  // It may have ended other sessions of the same person.
  if (row.ends && isMember(session)) tools.sessions.dropAllOf(session.userId)
  return answer(tools, session, reply, { ...kept, secrets: call.secrets ?? [] })
}

function sessionFor({ token }: AuthRow, session: EncryptedSession | null): EncryptedSession | null {
  if (token === 'nobody') return null
  return token === 'members' && !isMember(session) ? null : session
}

function ask(
  tools: AuthTools,
  row: AuthRow,
  c: AuthContext,
  { body, headers, as }: AuthCall,
): Promise<AuthReply> {
  const session = as ?? sessionFor(row, c.var.session)
  const token = session?.sessionToken
  const call = {
    method: row.method,
    path: `${authBase}${row.path}${queryOf(row, c)}`,
    body: bodyText(row, body),
    session,
    headers: { ...headers, ...(token ? { 'x-session-token': token } : {}) },
  }
  return sendUpstream(tools, c, call, authReader(row))
}

function bodyText(row: AuthRow, body: unknown): string | undefined {
  if (body !== null) return JSON.stringify(body)
  return row.method === 'POST' ? '{}' : undefined
}

function queryOf({ passwordless }: AuthRow, c: AuthContext): string {
  return passwordless && c.req.query('passwordless') === 'true' ? '?passwordless' : ''
}

const keyShape = /^[\x21-\x7e]{1,255}$/

function keyHeaders({ keyHeader }: AuthRow, c: AuthContext): Record<string, string> {
  if (!keyHeader) return {}
  const key = c.req.header(keyHeader)?.trim() ?? ''
  if (!keyShape.test(key)) throw fieldsRefused(['key'], `${keyHeader} is missing or malformed`)
  return { [keyHeader.toLowerCase()]: key }
}

function answer(
  { answers }: AuthTools,
  before: EncryptedSession | null,
  reply: AuthReply,
  { cookies, generation, secrets }: KeptSession & Required<Pick<AuthCall, 'secrets'>>,
): Response {
  const named = reply.status === 410 ? (before?.generation ?? null) : generation
  const body = shownBody(reply, named)
  const { sessionToken, accessToken } = reply.news
  const tokens = [before?.sessionToken, before?.accessToken, sessionToken, accessToken]
  refuseTokens(body, [...tokens, ...secrets])
  const headers = reply.retryAfter ? { 'retry-after': reply.retryAfter } : {}
  const response = answers.json(body, reply.status, headers)
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

function shownBody({ body, news }: AuthReply, generation: string | null) {
  const { meta: told } = body
  const speaksOfSession = typeof told === 'object' && told !== null && 'is_authenticated' in told
  if (!speaksOfSession && news.status !== 410) return body
  const meta = {
    is_authenticated: news.isAuthenticated ?? null,
    ...(news.sessionToken ? { session_token: tokenPlaceholder } : {}),
    ...(news.accessToken ? { access_token: tokenPlaceholder } : {}),
    ...(generation ? { generation } : {}),
  }
  return { ...body, meta }
}

const shortestSecret = 16

/** The last look: whatever an upstream may have put where, no token leaves (A2-24). */
function refuseTokens(body: unknown, tokens: readonly (string | undefined)[]): void {
  const text = JSON.stringify(body)
  const leaks = tokens.some(
    (token) => token !== undefined && token.length >= shortestSecret && text.includes(token),
  )
  if (leaks) throw new GatewayError(502, { reason: 'the upstream put a token where none belongs' })
}
