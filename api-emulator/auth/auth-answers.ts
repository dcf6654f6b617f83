import type { AuthErrorCode } from '../../contract/allauth/error-codes'
import type { AuthError } from '../../contract/allauth/refusal'
import type { RouteDeps } from '../dependencies'
import { authMessages, invalidEmailWords, plainAuthMessages } from '../seed/auth-words'
import type { AuthCall } from './auth-call'
import { anonymousFlows, pendingFlows, reauthenticationFlows, resetFlows } from './auth-flows'
import { AuthStop } from './auth-stop'
import { authUserOf } from './auth-user'
import { issueAccessToken } from './knox-tokens'

/** Parts of an answer beside its status. */
export interface AnswerDeps {
  data?: unknown
  meta?: Record<string, unknown>
  errors?: readonly AuthError[]
}

/**
 * `{status, data?, meta?, errors?}`. Tokens join `meta` exactly when the contract says (4.2, 4.5):
 * `session_token` when the session was modified and its key is not the one that was sent,
 * `access_token` when somebody signed in during this call.
 */
export async function answer(call: AuthCall, status: number, deps: AnswerDeps = {}) {
  const meta = { ...deps.meta, ...(await newTokens(call)) }
  const hasMeta = deps.meta !== undefined || Object.keys(meta).length > 0
  return envelope(status, { ...deps, ...(hasMeta ? { meta } : {}) })
}

function envelope(status: number, { data, meta, errors }: AnswerDeps): Response {
  const headers = { 'cache-control': 'max-age=0, no-cache, no-store, must-revalidate, private' }
  return Response.json({ status, data, meta, errors }, { status, headers })
}

async function newTokens({ session, deps, cameAs, request }: AuthCall) {
  const key = session.exposedKey()
  const isNewKey = key !== null && key !== request.header('x-session-token')
  const { account } = session
  const hasArrived = account !== null && (account.id !== cameAs || !session.hasAccessToken)
  return {
    ...(isNewKey ? { session_token: key } : {}),
    ...(hasArrived ? { access_token: await issueAccessToken(deps, session, account) } : {}),
  }
}

/** 200 with user and methods, or 401 with the flows, whichever holds now. */
export async function authentication(call: AuthCall): Promise<Response> {
  const { session, deps } = call
  if (!session.account) return unauthenticated(call)
  const data = { user: await authUserOf(deps.store, session.account), methods: session.methods }
  return answer(call, 200, { data, meta: { is_authenticated: true } })
}

/** 401 with what can be done and what is waited for. */
export async function unauthenticated(call: AuthCall): Promise<Response> {
  const flows = await pendingFlows(call)
  return answer(call, 401, { data: { flows }, meta: { is_authenticated: false } })
}

/** 401 where a step is not pending: `is_authenticated` is null. */
export async function stageMissing(call: AuthCall): Promise<Response> {
  const flows = await pendingFlows(call)
  return answer(call, 401, { data: { flows }, meta: { is_authenticated: null } })
}

/** 401 to somebody signed in who must prove it again. */
export async function reauthenticationNeeded(call: AuthCall): Promise<Response> {
  const { session, deps } = call
  if (!session.account) return unauthenticated(call)
  const user = await authUserOf(deps.store, session.account)
  const flows = await reauthenticationFlows(deps.store, session.account)
  const data = { user, methods: session.methods, flows }
  return answer(call, 401, { data, meta: { is_authenticated: true } })
}

/** 410: nobody knows the session key. */
export function gone(deps: RouteDeps): Response {
  const data = { flows: [...anonymousFlows(deps), ...resetFlows(deps, false)] }
  return envelope(410, { data, meta: { is_authenticated: null } })
}

/** An error with its Greek words; without `param` it is about the whole form. */
export function authErrorOf(code: AuthErrorCode, param?: string): AuthError {
  const isEmail = code === 'invalid' && param === 'email'
  const message = isEmail ? invalidEmailWords : authMessages[code]
  return { message, code, ...(param === undefined ? {} : { param }) }
}

/** To be thrown: 400 with what is wrong. */
export const refused = (...errors: readonly AuthError[]) =>
  new AuthStop((call) =>
    answer(call, 400, { errors: call.deps.extensions ? errors : errors.map(inPlainWords) }),
  )

function inPlainWords(error: AuthError): AuthError {
  const words: Readonly<Record<string, string>> = plainAuthMessages
  return { ...error, message: words[error.code] ?? error.message }
}

/** To be thrown: 400 for one reason. */
export const refusedFor = (code: AuthErrorCode, param?: string) => refused(authErrorOf(code, param))

/** To be thrown: 400 without a body, for what is no JSON object. */
export const malformed = () => new AuthStop(() => new Response(null, { status: 400 }))

/** To be thrown: a bare status, such as 403, 404, 409 or 429. */
export const stopWith = (status: number, deps?: AnswerDeps) =>
  new AuthStop((call) => answer(call, status, deps))

/** To be thrown: 409, wrong state. */
export const conflict = () => stopWith(409)

/** To be thrown: 429. */
export const tooOften = () => stopWith(429)
