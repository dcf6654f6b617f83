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
import { messages } from '../messages'
import { clearProviderCookie, createTakeToken } from '../oauth/provider-cookie'
import type { RouteContext, RouteEnv, Services } from '../services'
import { forwardAuth, readAuthBody, sendAuth } from './auth-call'
import { answerSession } from './headed-session'

const passkey = '/auth/webauthn'

/** Signing in and up, their steps, and sessions, at `/api/_allauth/app/v1`. */
export function authRoutes(services: Services): Hono<RouteEnv> {
  const auth = new Hono<RouteEnv>()
  const signIn = (c: RouteContext, body: z.ZodMiniType) =>
    forwardAuth(c, { body, answer: signedInAnswer })
  const beginSignIn = (c: RouteContext, body: z.ZodMiniType) =>
    forwardAuth(c, { body, answer: signedInAnswer, begins: true })
  const signInByMail = (c: RouteContext, body: z.ZodMiniType) =>
    forwardAuth(c, { body, answer: signedInAnswer, mails: 'named', begins: true })

  auth.get('/config', (c) => forwardAuth(c, { answer: configAnswer, token: 'none' }))
  auth.get('/auth/session', (c) => answerSession(c, { answer: signedInAnswer }))
  auth.delete('/auth/session', (c) => forwardAuth(c, { answer: signedInAnswer, ends: true }))

  auth.post('/auth/login', (c) => beginSignIn(c, bodies.loginBody))
  auth.post('/auth/signup', (c) => {
    const body = bodies.loginBody
    const answer = signedInAnswer
    return forwardAuth(c, { body, answer, token: 'members', mails: 'named', begins: true })
  })
  auth.post('/auth/code/request', (c) => signInByMail(c, bodies.emailBody))
  auth.post('/auth/code/confirm', (c) => signIn(c, bodies.codeBody))
  auth.post('/auth/code/resend', (c) => forwardAuth(c, { answer: doneAnswer, mails: 'pending' }))

  auth.get('/auth/email/verify', (c) =>
    forwardAuth(c, { keyHeader: emailVerificationHeader, answer: emailVerification }),
  )
  auth.post('/auth/email/verify', (c) => signIn(c, bodies.keyBody))
  auth.post('/auth/email/verify/resend', (c) =>
    forwardAuth(c, { answer: doneAnswer, mails: 'pending' }),
  )
  auth.post('/auth/password/request', (c) =>
    forwardAuth(c, { body: bodies.emailBody, answer: doneAnswer, mails: 'named', begins: true }),
  )
  auth.get('/auth/password/reset', (c) =>
    forwardAuth(c, { keyHeader: passwordResetHeader, answer: passwordReset, begins: true }),
  )
  auth.post('/auth/password/reset', (c) => beginSignIn(c, bodies.passwordResetBody))

  auth.post('/auth/reauthenticate', (c) => signIn(c, bodies.passwordBody))
  auth.post('/auth/2fa/authenticate', (c) => signIn(c, bodies.codeBody))
  auth.post('/auth/2fa/reauthenticate', (c) => signIn(c, bodies.codeBody))
  auth.post('/auth/2fa/trust', (c) => signIn(c, bodies.trustBody))

  auth.get(`${passkey}/login`, (c) =>
    forwardAuth(c, { answer: requestOptionsAnswer, begins: true }),
  )
  auth.post(`${passkey}/login`, (c) => signIn(c, passkeyLogin))
  auth.get(`${passkey}/authenticate`, (c) => forwardAuth(c, { answer: requestOptionsAnswer }))
  auth.post(`${passkey}/authenticate`, (c) => signIn(c, passkeyAssertion))
  auth.get(`${passkey}/reauthenticate`, (c) => forwardAuth(c, { answer: requestOptionsAnswer }))
  auth.post(`${passkey}/reauthenticate`, (c) => signIn(c, passkeyAssertion))
  auth.post(`${passkey}/signup`, (c) => signInByMail(c, bodies.passkeySignupBody))
  auth.get(`${passkey}/signup`, (c) => forwardAuth(c, { answer: creationOptionsAnswer }))
  auth.put(`${passkey}/signup`, (c) => signIn(c, passkeyCreation))

  auth.post('/auth/provider/token', createProviderTokenHandler(services))
  auth.get('/auth/provider/signup', (c) => forwardAuth(c, { answer: providerSignup }))
  auth.post('/auth/provider/signup', (c) => signInByMail(c, bodies.emailBody))

  auth.get('/auth/sessions', (c) => forwardAuth(c, { answer: sessionList }))
  auth.delete('/auth/sessions', (c) =>
    forwardAuth(c, { body: sessionsRemoval, answer: sessionList, ends: true }),
  )
  return auth
}

const providerToken = {
  body: z.union([providerTokenBody, z.strictObject(providerReturnBody.shape)]),
  answer: signedInAnswer,
  begins: true,
} as const

/** In the format of the sign-in service: there is no token, or it has been used. */
const tokenMissing: Refusal = {
  status: 400,
  errors: [{ code: 'token_required', param: 'token', message: messages.providerToken }],
}

/**
 * Completes a body without a token, once, with the token from the redirect through the gateway.
 * After a call that failed it can be used again.
 */
function createProviderTokenHandler({ encryptionDeps, shared }: Services) {
  const takeToken = createTakeToken(encryptionDeps, shared)
  return async (c: RouteContext): Promise<Response> => {
    const body = await readAuthBody(c, providerToken)
    const request = providerReturnBody.safeParse(body)
    if (!request.success || hasToken(body)) return sendAuth(c, providerToken, { body })
    const taken = await takeToken(c.var.cookies, c.var.session?.userId, request.data)
    if (!taken) return c.var.services.answers.json(tokenMissing, 400)
    const { id_token, access_token } = taken.body.token
    try {
      const secrets = [id_token, access_token]
      const response = await sendAuth(c, providerToken, { body: taken.body, secrets })
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
