import { allEndpoints } from '#contract/endpoints/all-endpoints'
import type * as signInEndpoints from '#contract/endpoints/sign-in'
import type * as accountEndpoints from '#contract/endpoints/sign-in-account'
import type * as sessionEndpoints from '#contract/endpoints/sign-in-session'
import * as kept from '#contract/examples/authenticator-examples'
import { bodyOf } from '#contract/examples/endpoint-bodies'
import * as passkeys from '#contract/examples/passkey-examples'
import * as signIn from '#contract/examples/sign-in-examples'
import { authPath } from '#upstream/api'
import { signedInReply } from './scripted-auth'
import { ownScript } from './start-gateway'

type Name =
  | keyof typeof signInEndpoints
  | keyof typeof accountEndpoints
  | keyof typeof sessionEndpoints

const done = { status: 200 }
const renamed = { status: 200, data: kept.examplePasskey }

/** What the API answers to each call of the sign-in service. */
const replies: Readonly<Record<Name, { status: number }>> = {
  readSignInConfig: signIn.exampleConfig,
  readSignInSession: signedInReply,
  signOut: signIn.exampleAnonymous,
  signIn: signedInReply,
  signUp: signedInReply,
  requestLoginCode: signIn.exampleAnonymous,
  confirmLoginCode: signedInReply,
  resendLoginCode: done,
  readEmailVerification: signIn.exampleEmailVerification,
  verifyEmail: signedInReply,
  resendEmailVerification: done,
  requestPasswordReset: done,
  readPasswordReset: signIn.examplePasswordReset,
  resetPassword: signIn.exampleAnonymous,
  reauthenticate: signedInReply,
  confirmSecondFactor: signedInReply,
  reconfirmSecondFactor: signedInReply,
  trustDevice: signedInReply,
  readPasskeyLoginOptions: passkeys.exampleRequestOptions,
  signInByPasskey: signedInReply,
  readPasskeyOptions: passkeys.exampleRequestOptions,
  confirmPasskey: signedInReply,
  readPasskeyReauthOptions: passkeys.exampleRequestOptions,
  reconfirmPasskey: signedInReply,
  signUpByPasskey: signedInReply,
  readPasskeySignupOptions: passkeys.exampleCreationOptions,
  finishPasskeySignup: signedInReply,
  signInByProvider: signedInReply,
  readProviderSignup: signIn.exampleProviderSignup,
  signUpByProvider: signedInReply,
  listSessions: kept.exampleSessions,
  endSessions: kept.exampleSessions,
  listEmails: kept.exampleEmailAddresses,
  addEmail: kept.exampleEmailAddresses,
  mailVerification: done,
  setMainEmail: kept.exampleEmailAddresses,
  removeEmail: kept.exampleEmailAddresses,
  changePassword: signedInReply,
  listProviders: kept.exampleProviderAccounts,
  removeProvider: kept.exampleProviderAccounts,
  listAuthenticators: kept.exampleAuthenticators,
  readTotp: kept.exampleTotpSecret,
  readTotpPicture: kept.exampleTotpSecret,
  activateTotp: kept.exampleTotpActive,
  removeTotp: done,
  readRecoveryCodes: kept.exampleRecoveryCodes,
  makeRecoveryCodes: kept.exampleRecoveryCodes,
  readNewPasskeyOptions: passkeys.exampleCreationOptions,
  addPasskey: kept.examplePasskeyAdded,
  renamePasskey: renamed,
  removePasskeys: done,
}

/** What is special about a call. */
interface Traits {
  /** Header that names a key, and is required. */
  keyHeader?: string
  /** Whose session token is forwarded: nobody's (`none`), or only that of `members`. */
  token?: 'none' | 'members'
  /** A 404 carries what was requested and becomes 200. */
  missingIsAnswer?: true
}

const traits: Readonly<Partial<Record<Name, Traits>>> = {
  readSignInConfig: { token: 'none' },
  signUp: { token: 'members' },
  readEmailVerification: { keyHeader: 'X-Email-Verification-Key' },
  readPasswordReset: { keyHeader: 'X-Password-Reset-Key' },
  readTotp: { missingIsAnswer: true },
  readTotpPicture: { missingIsAnswer: true },
}

/** A route of the sign-in service with a valid request, and the upstream's answer. */
export interface AuthRequest extends Traits {
  /** Method and path. */
  name: string
  method: string
  /** Below `/_allauth/app/v1`. */
  path: string
  url: string
  body?: object
  reply: { status: number }
}

/** One request for each route. */
export const authRequests: readonly AuthRequest[] = allEndpoints
  .filter(({ name }) => name in replies)
  .map((endpoint) => {
    const { method, path: url } = endpoint
    const name = endpoint.name as Name
    const path = url.replace(`/api${authPath}`, '')
    const body = bodyOf(endpoint)
    const request = { name: `${method} ${path}`, method, path, url, reply: replies[name] }
    return { ...traits[name], ...request, ...(body && { body }) }
  })

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
