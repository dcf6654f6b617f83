import * as kept from '#contract/examples/authenticator-examples'
import * as passkeys from '#contract/examples/passkey-examples'
import { exampleBodies as bodies } from '#contract/examples/sign-in-body-examples'
import * as signIn from '#contract/examples/sign-in-examples'
import { authPath } from '#upstream/api'
import { signedInReply } from './scripted-auth'
import { ownScript } from './start-gateway'

/** A request to the sign-in service, and the upstream's answer. */
interface AuthSample {
  body?: object
  reply: { status: number }
  /** Header that names a key, and is required. */
  keyHeader?: string
  /** Whose session token is forwarded: nobody's (`none`), or only that of `members`. */
  token?: 'none' | 'members'
  /** The key `passwordless` of the query passes. */
  passwordless?: true
  /** A 404 carries what was requested and becomes 200. */
  missingIsAnswer?: true
}

const done = { status: 200 }
const assertion = { credential: passkeys.exampleLoginCredential }
const creation = { name: 'Κινητό', credential: passkeys.exampleRegistration }
const signsIn = (body: object): AuthSample => ({ body, reply: signedInReply })
const asks: AuthSample = { reply: passkeys.exampleRequestOptions }
const makes: AuthSample = { reply: passkeys.exampleCreationOptions }
const addresses = (body?: object): AuthSample => ({
  ...(body && { body }),
  reply: kept.exampleEmailAddresses,
})
const renamed = { status: 200, data: kept.examplePasskey }

const authenticators = '/account/authenticators'

/** By method and path below `/_allauth/app/v1`. */
const authSamples: Readonly<Record<string, AuthSample>> = {
  'GET /config': { reply: signIn.exampleConfig, token: 'none' },
  'GET /auth/session': { reply: signedInReply },
  'DELETE /auth/session': { reply: signIn.exampleAnonymous },
  'POST /auth/login': signsIn(bodies.login),
  'POST /auth/signup': { ...signsIn(bodies.login), token: 'members' },
  'POST /auth/code/request': { body: bodies.email, reply: signIn.exampleAnonymous },
  'POST /auth/code/confirm': signsIn(bodies.code),
  'POST /auth/code/resend': { reply: done },
  'GET /auth/email/verify': {
    reply: signIn.exampleEmailVerification,
    keyHeader: 'X-Email-Verification-Key',
  },
  'POST /auth/email/verify': signsIn(bodies.key),
  'POST /auth/email/verify/resend': { reply: done },
  'POST /auth/password/request': { body: bodies.email, reply: done },
  'GET /auth/password/reset': {
    reply: signIn.examplePasswordReset,
    keyHeader: 'X-Password-Reset-Key',
  },
  'POST /auth/password/reset': { body: bodies.passwordReset, reply: signIn.exampleAnonymous },
  'POST /auth/reauthenticate': signsIn(bodies.password),
  'POST /auth/2fa/authenticate': signsIn(bodies.code),
  'POST /auth/2fa/reauthenticate': signsIn(bodies.code),
  'POST /auth/2fa/trust': signsIn(bodies.trust),
  'GET /auth/webauthn/login': asks,
  'POST /auth/webauthn/login': signsIn(assertion),
  'GET /auth/webauthn/authenticate': asks,
  'POST /auth/webauthn/authenticate': signsIn(assertion),
  'GET /auth/webauthn/reauthenticate': asks,
  'POST /auth/webauthn/reauthenticate': signsIn(assertion),
  'POST /auth/webauthn/signup': signsIn(bodies.passkeySignup),
  'GET /auth/webauthn/signup': makes,
  'PUT /auth/webauthn/signup': signsIn(creation),
  'POST /auth/provider/token': signsIn(bodies.providerToken),
  'GET /auth/provider/signup': { reply: signIn.exampleProviderSignup },
  'POST /auth/provider/signup': signsIn(bodies.email),
  'GET /auth/sessions': { reply: kept.exampleSessions },
  'DELETE /auth/sessions': { body: bodies.sessionsRemoval, reply: kept.exampleSessions },
  'GET /account/email': addresses(),
  'POST /account/email': addresses(bodies.email),
  'PUT /account/email': { body: bodies.email, reply: done },
  'PATCH /account/email': addresses(bodies.primaryEmail),
  'DELETE /account/email': addresses(bodies.email),
  'POST /account/password/change': signsIn(bodies.passwordChange),
  'GET /account/providers': { reply: kept.exampleProviderAccounts },
  'DELETE /account/providers': {
    body: bodies.providerRemoval,
    reply: kept.exampleProviderAccounts,
  },
  [`GET ${authenticators}`]: { reply: kept.exampleAuthenticators },
  [`GET ${authenticators}/totp`]: { reply: kept.exampleTotpSecret, missingIsAnswer: true },
  [`GET ${authenticators}/totp/svg`]: { reply: kept.exampleTotpSecret, missingIsAnswer: true },
  [`POST ${authenticators}/totp`]: { body: bodies.code, reply: kept.exampleTotpActive },
  [`DELETE ${authenticators}/totp`]: { reply: done },
  [`GET ${authenticators}/recovery-codes`]: { reply: kept.exampleRecoveryCodes },
  [`POST ${authenticators}/recovery-codes`]: { reply: kept.exampleRecoveryCodes },
  [`GET ${authenticators}/webauthn`]: { ...makes, passwordless: true },
  [`POST ${authenticators}/webauthn`]: { body: creation, reply: kept.examplePasskeyAdded },
  [`PUT ${authenticators}/webauthn`]: {
    body: { id: 62, name: 'Παλιό κινητό' },
    reply: renamed,
  },
  [`DELETE ${authenticators}/webauthn`]: { body: bodies.webauthnRemoval, reply: done },
}

/** A route of the sign-in service with a valid request. */
export interface AuthRequest extends AuthSample {
  name: string
  method: string
  /** Below `/_allauth/app/v1`. */
  path: string
  url: string
}

/** One request for each route. */
export const authRequests: readonly AuthRequest[] = Object.entries(authSamples).map(
  ([name, sample]) => {
    const [method = '', path = ''] = name.split(' ')
    return { ...sample, name, method, path, url: `/api${authPath}${path}` }
  },
)

/** The request of a route, by its name. */
export function authRequest(name: string): AuthRequest {
  const request = authRequests.find((one) => one.name === name)
  if (!request) throw new Error(`${name} is no route`)
  return request
}

/** What our own script would send. */
export function initOf(
  { method, keyHeader, body }: AuthRequest,
  headers: Record<string, string> = {},
): RequestInit {
  return {
    method,
    headers: { ...ownScript, ...(keyHeader ? { [keyHeader]: 'MQ:1tXy:sKq' } : {}), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }
}
