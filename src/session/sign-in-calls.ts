import type { AssertionCredential } from '#contract/allauth/webauthn'
import type { BodyOf } from '#contract/endpoints/endpoint'
import * as endpoints from '#contract/endpoints/sign-in'
import { readSignInSession } from '#contract/endpoints/sign-in-session'
import { authCall, signInStep } from './auth-request'

// The calls of signing up and in, of second factors and of reauthentication, each by its name. Steps
// resolve with what follows, see `afterSignIn`. All throw an ApiError for a problem.

export const signIn = (body: BodyOf<typeof endpoints.signIn>) =>
  signInStep(endpoints.signIn, { body })

export const signUp = (body: BodyOf<typeof endpoints.signUp>) =>
  signInStep(endpoints.signUp, { body })

/** With the address that a provider did not supply. */
export const signUpByProvider = (body: BodyOf<typeof endpoints.signUpByProvider>) =>
  signInStep(endpoints.signUpByProvider, { body })

/** Mails a code; the same answer for any address. */
export const requestLoginCode = (email: string) =>
  signInStep(endpoints.requestLoginCode, { body: { email } })

export const confirmLoginCode = (code: string) =>
  signInStep(endpoints.confirmLoginCode, { body: { code } })

/** Options of the device for signing in by a passkey. */
export const passkeyLoginOptions = async (signal: AbortSignal) =>
  (await authCall(endpoints.readPasskeyLoginOptions, { signal })).data.request_options

/** A passkey that names no user is refused. */
export const signInByPasskey = (credential: AssertionCredential) => {
  const body = { credential } as BodyOf<typeof endpoints.signInByPasskey>
  return signInStep(endpoints.signInByPasskey, { body })
}

/** First step of signing up with a passkey: the address, which is then verified. */
export const startPasskeySignUp = (body: BodyOf<typeof endpoints.signUpByPasskey>) =>
  signInStep(endpoints.signUpByPasskey, { body })

/** Options of the device for the first passkey; nothing is stored until it is made. */
export const passkeySignUpOptions = async (signal: AbortSignal) =>
  (await authCall(endpoints.readPasskeySignupOptions, { signal })).data.creation_options

export const finishPasskeySignUp = (body: BodyOf<typeof endpoints.finishPasskeySignup>) =>
  signInStep(endpoints.finishPasskeySignup, { body })

/** Who is not signed in by it gets a problem: `signedOut`. */
export const verifyEmail = (key: string) => signInStep(endpoints.verifyEmail, { body: { key } })

/** Mails another code or link to who is signing up. */
export const resendVerification = () => signInStep(endpoints.resendEmailVerification)

/** Mails a link or a code for a new password; the same answer for any address. */
export const requestPasswordReset = (email: string) =>
  signInStep(endpoints.requestPasswordReset, { body: { email } })

/** Who is not signed in by it gets a problem: `signedOut`. */
export const resetPassword = (body: BodyOf<typeof endpoints.resetPassword>) =>
  signInStep(endpoints.resetPassword, { body })

export const reauthenticate = (body: BodyOf<typeof endpoints.reauthenticate>) =>
  signInStep(endpoints.reauthenticate, { body })

/** The calls of a second factor: at a sign-in, and before a sensitive change. */
const ofPurpose = {
  authenticate: {
    confirm: endpoints.confirmSecondFactor,
    options: endpoints.readPasskeyOptions,
    confirmKey: endpoints.confirmPasskey,
  },
  reauthenticate: {
    confirm: endpoints.reconfirmSecondFactor,
    options: endpoints.readPasskeyReauthOptions,
    confirmKey: endpoints.reconfirmPasskey,
  },
} as const

type Purpose = keyof typeof ofPurpose

/** A code of an app, or a recovery code. */
export const sendSecondFactor = (purpose: Purpose, code: string) =>
  signInStep(ofPurpose[purpose].confirm, { body: { code } })

/** Options of the device for a key as the second factor. */
export const secondFactorOptions = async (purpose: Purpose, signal: AbortSignal) =>
  (await authCall(ofPurpose[purpose].options, { signal })).data.request_options

export const sendSecondFactorKey = (purpose: Purpose, credential: AssertionCredential) =>
  signInStep(ofPurpose[purpose].confirmKey, { body: { credential } })

/** Reads where the session stands; the session gets the answer. */
export const readSessionSteps = (signal?: AbortSignal) => signInStep(readSignInSession, { signal })
