import { emailVerificationHeader, passwordResetHeader } from '#contract/allauth/key-checks'
import { providerReturnBody } from '#contract/allauth/provider-return'
import type { Refusal } from '#contract/allauth/refusal'
import * as signIn from '#contract/endpoints/sign-in'
import {
  readSignInConfig,
  readSignInSession,
  signInByProvider,
  signOut,
  trustDevice,
} from '#contract/endpoints/sign-in-session'
import { configAnswer, provider } from '#upstream/sign-in'
import { jsonResponse } from '../http/answer'
import { patternOf } from '../http/create-routes'
import type { RouteContext } from '../http/route-env'
import { messages } from '../lib/messages'
import { clearProviderCookie, createTakeToken } from '../oauth/provider-cookie'
import { isMember } from '../session/encrypted-session'
import type { EncryptionDeps } from '../session/encryption'
import type { SharedState } from '../shared/shared-state'
import { type AuthCall, createAuthRoutes, readAuthBody } from './auth-call'
import { answerSession, type HeadedTools } from './headed-session'

interface SignInTools extends HeadedTools {
  encryptionDeps: Promise<EncryptionDeps>
  shared: Pick<SharedState, 'oneTime'>
}

/** Signing in and up, and their steps. */
export function authRoutes(tools: SignInTools) {
  const { routes, route } = createAuthRoutes()
  const { forward, begin, end } = tools.authCalls

  const list = ['data', 'socialaccount', 'providers'] as const
  route(readSignInConfig, forward, { as: null, answer: configAnswer, row: provider, list })
  routes.get(patternOf(readSignInSession), (c) => answerSession(c, tools))
  route(signOut, end)

  route(signIn.signIn, begin)
  // The call of a guest begins a new session, whatever the old one waits for.
  route(signIn.signUp, (c: RouteContext, call: AuthCall) => {
    const { session } = c.var
    return begin(c, { ...call, mails: 'named', as: isMember(session) ? session : null })
  })
  route(signIn.requestLoginCode, begin, { mails: 'named' })
  route(signIn.confirmLoginCode, forward)

  route(signIn.readEmailVerification, forward, { keyHeader: emailVerificationHeader })
  route(signIn.verifyEmail, forward)
  route(signIn.resendEmailVerification, forward, { mails: 'pending' })
  route(signIn.requestPasswordReset, begin, { mails: 'named' })
  route(signIn.readPasswordReset, begin, { keyHeader: passwordResetHeader })
  route(signIn.resetPassword, begin)

  route(signIn.reauthenticate, forward)
  route(signIn.confirmSecondFactor, forward)
  route(signIn.reconfirmSecondFactor, forward)
  route(trustDevice, forward)

  route(signIn.readPasskeyLoginOptions, begin)
  route(signIn.signInByPasskey, forward)
  route(signIn.readPasskeyOptions, forward)
  route(signIn.confirmPasskey, forward)
  route(signIn.readPasskeyReauthOptions, forward)
  route(signIn.reconfirmPasskey, forward)
  route(signIn.signUpByPasskey, begin, { mails: 'named' })
  route(signIn.readPasskeySignupOptions, forward)
  route(signIn.finishPasskeySignup, forward)

  routes.post(patternOf(signInByProvider), createProviderTokenHandler(tools))
  route(signIn.signUpByProvider, begin, { mails: 'named' })
  return routes
}

const { who, body, answer } = signInByProvider
const providerToken = { who, body, answer }

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
