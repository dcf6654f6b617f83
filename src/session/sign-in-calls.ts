import { doneAnswer } from '#contract/allauth/refusal'
import {
  type AssertionCredential,
  creationOptionsAnswer,
  type RegistrationCredential,
  requestOptionsAnswer,
} from '#contract/allauth/webauthn'
import { type AuthCall, authRequest, type SignInStep, signInRequest } from './auth-request'

// The calls of signing up and in, of second factors and of reauthentication, each by its name. Steps
// resolve with what follows, see `afterSignIn`. All throw an ApiError for a problem.

type Purpose = 'authenticate' | 'reauthenticate'

const post = (path: AuthCall['path'], body?: object): Promise<SignInStep> =>
  signInRequest({ method: 'POST', path, body })

export const signIn = (values: { email: string; password: string }) => post('/auth/login', values)

export const signUp = (values: { email: string; password: string }) => post('/auth/signup', values)

/** With the address that a provider did not supply. */
export const signUpByProvider = (values: { email: string }) => post('/auth/provider/signup', values)

/** Mails a code; the same answer for any address. */
export const requestLoginCode = (email: string) => post('/auth/code/request', { email })

export const confirmLoginCode = (code: string) => post('/auth/code/confirm', { code })

/** Options of the device for signing in by a passkey. */
export const passkeyLoginOptions = (signal: AbortSignal) =>
  readRequestOptions('/auth/webauthn/login', signal)

export const signInByPasskey = (credential: AssertionCredential) =>
  post('/auth/webauthn/login', { credential })

/** First step of signing up with a passkey: the address, which is then verified. */
export const startPasskeySignUp = (values: { email: string }) =>
  post('/auth/webauthn/signup', values)

/** Options of the device for the first passkey; nothing is stored until it is made. */
export const passkeySignUpOptions = async (signal: AbortSignal) => {
  const call = { path: '/auth/webauthn/signup', answer: creationOptionsAnswer, signal } as const
  return (await authRequest(call)).data.creation_options
}

export const finishPasskeySignUp = (body: { name: string; credential: RegistrationCredential }) =>
  signInRequest({ method: 'PUT', path: '/auth/webauthn/signup', body })

/** Who is not signed in by it gets a problem: `signedOut`. */
export const verifyEmail = (key: string) => post('/auth/email/verify', { key })

/** Mails another code or link to who is signing up. */
export const resendVerification = () => post('/auth/email/verify/resend')

/** Mails another code or link to a member's address. */
export const resendVerificationOf = (email: string) =>
  authRequest({ method: 'PUT', path: '/account/email', body: { email }, answer: doneAnswer })

/** Mails a link or a code for a new password; the same answer for any address. */
export const requestPasswordReset = (email: string) => post('/auth/password/request', { email })

/** Who is not signed in by it gets a problem: `signedOut`. */
export const resetPassword = (values: { key: string; password: string }) =>
  post('/auth/password/reset', values)

export const reauthenticate = (values: { password: string }) => post('/auth/reauthenticate', values)

/** A code of an app, or a recovery code. */
export const sendSecondFactor = (purpose: Purpose, code: string) =>
  post(`/auth/2fa/${purpose}`, { code })

/** Options of the device for a key as the second factor. */
export const secondFactorOptions = (purpose: Purpose, signal: AbortSignal) =>
  readRequestOptions(`/auth/webauthn/${purpose}`, signal)

export const sendSecondFactorKey = (purpose: Purpose, credential: AssertionCredential) =>
  post(`/auth/webauthn/${purpose}`, { credential })

/** The site does not offer to trust a browser. */
export const declineTrust = () => post('/auth/2fa/trust', { trust: false })

/** Reads where the session stands; the session gets the answer. */
export const readSessionSteps = (signal?: AbortSignal) =>
  signInRequest({ path: '/auth/session', signal })

async function readRequestOptions(path: AuthCall['path'], signal: AbortSignal) {
  const { data } = await authRequest({ path, answer: requestOptionsAnswer, signal })
  return data.request_options
}
