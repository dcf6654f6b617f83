import type { AuthErrorCode } from '#contract/allauth/error-codes'
import type { AuthError } from '#contract/allauth/refusal'
import type { AuthUser } from '#contract/allauth/session-answer'
import type { Store } from '../database/store'
import { issueAccessToken } from '../lib/access-tokens'
import { type Account, addressesOf } from '../lib/accounts'
import type { RouteDeps } from '../lib/dependencies'
import { type AuthCall, AuthInterruption } from './auth-call'
import { anonymousFlows, pendingFlows, reauthenticationFlows, resetFlows } from './auth-flows'
import { authMessages, invalidEmailMessage } from './messages'

interface AnswerParts {
  data?: unknown
  meta?: Record<string, unknown>
  errors?: readonly AuthError[]
}

/**
 * Builds `{status, data?, meta?, errors?}`. `meta` gets `session_token` when the session was
 * modified and its key differs from the one sent, and `access_token` when the account signed in
 * during this call.
 */
export async function answer(call: AuthCall, status: number, parts: AnswerParts = {}) {
  const meta = { ...parts.meta, ...(await newTokens(call)) }
  const hasMeta = parts.meta !== undefined || Object.keys(meta).length > 0
  return envelope(status, { ...parts, ...(hasMeta ? { meta } : {}) })
}

function envelope(status: number, { data, meta, errors }: AnswerParts): Response {
  const headers = { 'cache-control': 'max-age=0, no-cache, no-store, must-revalidate, private' }
  return Response.json({ status, data, meta, errors }, { status, headers })
}

async function newTokens({ session, deps, previousUser, request }: AuthCall) {
  const key = session.exposedKey()
  const isNewKey = key !== null && key !== request.header('x-session-token')
  const { account } = session
  const hasSignedIn = account !== null && account.id !== previousUser
  return {
    ...(isNewKey ? { session_token: key } : {}),
    ...(hasSignedIn ? { access_token: await issueAccessToken(deps, account) } : {}),
  }
}

/** 200 with user and methods when signed in, else 401 with the flows. */
export async function authentication(call: AuthCall): Promise<Response> {
  const { session, deps } = call
  if (!session.account) return unauthenticated(call)
  const data = { user: await authUserOf(deps.store, session.account), methods: session.methods }
  return answer(call, 200, { data, meta: { is_authenticated: true } })
}

/** 401 with the available and pending flows. */
export async function unauthenticated(call: AuthCall): Promise<Response> {
  const flows = await pendingFlows(call)
  return answer(call, 401, { data: { flows }, meta: { is_authenticated: false } })
}

/** 401 when the requested stage is not pending: `is_authenticated` is null. */
export async function stageNotPending(call: AuthCall): Promise<Response> {
  const flows = await pendingFlows(call)
  return answer(call, 401, { data: { flows }, meta: { is_authenticated: null } })
}

/** 401 for a signed-in account that must reauthenticate. */
export async function reauthenticationRequired(call: AuthCall): Promise<Response> {
  const { session, deps } = call
  if (!session.account) return unauthenticated(call)
  const user = await authUserOf(deps.store, session.account)
  const flows = await reauthenticationFlows(deps.store, session.account)
  const data = { user, methods: session.methods, flows }
  return answer(call, 401, { data, meta: { is_authenticated: true } })
}

/** 410: unknown session key. */
export function gone(deps: RouteDeps): Response {
  const data = { flows: [...anonymousFlows(deps), ...resetFlows(deps, false)] }
  return envelope(410, { data, meta: { is_authenticated: null } })
}

/** An error with its Greek message; without `param` it concerns the whole form. */
export function authErrorOf(code: AuthErrorCode, param?: string): AuthError {
  const isEmail = code === 'invalid' && param === 'email'
  const message = isEmail ? invalidEmailMessage : authMessages[code]
  return { message, code, ...(param === undefined ? {} : { param }) }
}

/** Error to throw: 400 with the given errors. */
export const badRequest = (...errors: readonly AuthError[]) =>
  new AuthInterruption((call) => answer(call, 400, { errors }))

/** Error to throw: 400 with one error. */
export const badRequestFor = (code: AuthErrorCode, param?: string) =>
  badRequest(authErrorOf(code, param))

/** Error to throw: 400 without a body, for a request body that is not a JSON object. */
export const malformed = () => new AuthInterruption(() => new Response(null, { status: 400 }))

/** Error to throw: any status, such as 403, 404, 409 or 429. */
export const interruptWith = (status: number, parts?: AnswerParts) =>
  new AuthInterruption((call) => answer(call, status, parts))

/** Error to throw: 409, the session is in the wrong state. */
export const conflict = () => interruptWith(409)

/** Error to throw: 429. */
export const tooManyRequests = () => interruptWith(429)

/** Serialises the user of the auth service. */
export async function authUserOf(store: Store, account: Account): Promise<AuthUser> {
  const { id, user, passwordHash } = account
  const primary = (await addressesOf(store, id)).find((address) => address.primary)
  return {
    id,
    display: user.username ?? user.email,
    has_usable_password: passwordHash !== null,
    email: primary?.email ?? user.email,
    ...(user.username ? { username: user.username } : {}),
  }
}
