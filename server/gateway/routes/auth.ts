import { Hono } from 'hono'
import * as z from 'zod/mini'
import { sessionList } from '#contract/allauth/account-lists'
import { configAnswer } from '#contract/allauth/config-answer'
import {
  emailVerification,
  emailVerificationHeader,
  passwordReset,
  passwordResetHeader,
} from '#contract/allauth/key-checks'
import { providerReturnBody, providerTokenBody } from '#contract/allauth/provider-return'
import type { Refusal } from '#contract/allauth/refusal'
import { doneAnswer } from '#contract/allauth/refusal'
import { signedInAnswer } from '#contract/allauth/session-answer'
import * as bodies from '#contract/allauth/sign-in-bodies'
import { providerSignup, sessionsRemoval } from '#contract/allauth/sign-in-bodies'
import {
  creationOptionsAnswer,
  passkeyAssertion,
  passkeyCreation,
  passkeyLogin,
  requestOptionsAnswer,
} from '#contract/allauth/webauthn'
import { jsonResponse } from '../http/answer'
import type { RouteContext, RouteEnv } from '../http/route-env'
import { messages } from '../lib/messages'
import { clearProviderCookie, createTakeToken } from '../oauth/provider-cookie'
import { isMember } from '../session/encrypted-session'
import type { EncryptionDeps } from '../session/encryption'
import type { SharedState } from '../shared/shared-state'
import { readAuthBody } from './auth-call'
import { answerSession, type HeadedTools } from './headed-session'

const passkey = '/auth/webauthn'

interface SignInTools extends HeadedTools {
  encryptionDeps: Promise<EncryptionDeps>
  shared: Pick<SharedState, 'oneTime'>
}

/** Signing in and up, their steps, and sessions, at `/api/_allauth/app/v1`. */
export function authRoutes(tools: SignInTools): Hono<RouteEnv> {
  const auth = new Hono<RouteEnv>()
  const { forward, begin, end } = tools.authCalls
  const signIn = (c: RouteContext, body: z.ZodMiniType) =>
    forward(c, { body, answer: signedInAnswer })
  const beginSignIn = (c: RouteContext, body: z.ZodMiniType) =>
    begin(c, { body, answer: signedInAnswer })
  const signInByMail = (c: RouteContext, body: z.ZodMiniType) =>
    begin(c, { body, answer: signedInAnswer, mails: 'named' })

  auth.get('/config', (c) => forward(c, { answer: configAnswer, as: null }))
  auth.get('/auth/session', (c) => answerSession(c, tools))
  auth.delete('/auth/session', (c) => end(c, { answer: signedInAnswer }))

  auth.post('/auth/login', (c) => beginSignIn(c, bodies.loginBody))
  auth.post('/auth/signup', (c) => {
    const { session } = c.var
    // The call of a guest begins a new session, whatever the old one waits for.
    const as = isMember(session) ? session : null
    return begin(c, { body: bodies.loginBody, answer: signedInAnswer, mails: 'named', as })
  })
  auth.post('/auth/code/request', (c) => signInByMail(c, bodies.emailBody))
  auth.post('/auth/code/confirm', (c) => signIn(c, bodies.codeBody))
  auth.post('/auth/code/resend', (c) => forward(c, { answer: doneAnswer, mails: 'pending' }))

  auth.get('/auth/email/verify', (c) =>
    forward(c, { keyHeader: emailVerificationHeader, answer: emailVerification }),
  )
  auth.post('/auth/email/verify', (c) => signIn(c, bodies.keyBody))
  auth.post('/auth/email/verify/resend', (c) =>
    forward(c, { answer: doneAnswer, mails: 'pending' }),
  )
  auth.post('/auth/password/request', (c) =>
    begin(c, { body: bodies.emailBody, answer: doneAnswer, mails: 'named' }),
  )
  auth.get('/auth/password/reset', (c) =>
    begin(c, { keyHeader: passwordResetHeader, answer: passwordReset }),
  )
  auth.post('/auth/password/reset', (c) => beginSignIn(c, bodies.passwordResetBody))

  auth.post('/auth/reauthenticate', (c) => signIn(c, bodies.passwordBody))
  auth.post('/auth/2fa/authenticate', (c) => signIn(c, bodies.codeBody))
  auth.post('/auth/2fa/reauthenticate', (c) => signIn(c, bodies.codeBody))
  auth.post('/auth/2fa/trust', (c) => signIn(c, bodies.trustBody))

  auth.get(`${passkey}/login`, (c) => begin(c, { answer: requestOptionsAnswer }))
  auth.post(`${passkey}/login`, (c) => signIn(c, passkeyLogin))
  auth.get(`${passkey}/authenticate`, (c) => forward(c, { answer: requestOptionsAnswer }))
  auth.post(`${passkey}/authenticate`, (c) => signIn(c, passkeyAssertion))
  auth.get(`${passkey}/reauthenticate`, (c) => forward(c, { answer: requestOptionsAnswer }))
  auth.post(`${passkey}/reauthenticate`, (c) => signIn(c, passkeyAssertion))
  auth.post(`${passkey}/signup`, (c) => signInByMail(c, bodies.passkeySignupBody))
  auth.get(`${passkey}/signup`, (c) => forward(c, { answer: creationOptionsAnswer }))
  auth.put(`${passkey}/signup`, (c) => signIn(c, passkeyCreation))

  auth.post('/auth/provider/token', createProviderTokenHandler(tools))
  auth.get('/auth/provider/signup', (c) => forward(c, { answer: providerSignup }))
  auth.post('/auth/provider/signup', (c) => signInByMail(c, bodies.emailBody))

  auth.get('/auth/sessions', (c) => forward(c, { answer: sessionList }))
  auth.delete('/auth/sessions', (c) => end(c, { body: sessionsRemoval, answer: sessionList }))
  return auth
}

const providerToken = {
  body: z.union([providerTokenBody, z.strictObject(providerReturnBody.shape)]),
  answer: signedInAnswer,
}

/** In the format of the sign-in service: there is no token, or it has been used. */
const tokenMissing: Refusal = {
  status: 400,
  errors: [{ code: 'token_required', param: 'token', message: messages.providerToken }],
}

/**
 * Completes a body without a token, once, with the token from the redirect through the gateway.
 * After a call that failed it can be used again.
 */
function createProviderTokenHandler({ authCalls, encryptionDeps, shared }: SignInTools) {
  const { begin } = authCalls.checked
  const takeToken = createTakeToken(encryptionDeps, shared)
  return async (c: RouteContext): Promise<Response> => {
    const body = await readAuthBody(c, providerToken)
    const request = providerReturnBody.safeParse(body)
    if (!request.success || hasToken(body)) return begin(c, { call: providerToken, body })
    const taken = await takeToken(c.var.cookies, c.var.session?.userId, request.data)
    if (!taken) return jsonResponse(c, tokenMissing, 400)
    const { id_token, access_token } = taken.body.token
    try {
      const secrets = [id_token, access_token]
      const response = await begin(c, { call: providerToken, body: taken.body, secrets })
      response.headers.append('set-cookie', clearProviderCookie)
      return response
    } catch (error) {
      await taken.giveBack()
      throw error
    }
  }
}

function hasToken(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'token' in body
}
