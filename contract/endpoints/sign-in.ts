import { emailVerification, passwordReset } from '../allauth/key-checks'
import { doneAnswer } from '../allauth/refusal'
import { signedInAnswer } from '../allauth/session-answer'
import * as bodies from '../allauth/sign-in-bodies'
import {
  creationOptionsAnswer,
  passkeyAssertion,
  passkeyCreation,
  passkeyLogin,
  requestOptionsAnswer,
} from '../allauth/webauthn'
import type { Endpoint } from './endpoint'

export const signIn = {
  method: 'POST',
  path: '/api/_allauth/app/v1/auth/login',
  who: 'anyone',
  body: bodies.loginBody,
  answer: signedInAnswer,
} as const satisfies Endpoint

export const signUp = {
  method: 'POST',
  path: '/api/_allauth/app/v1/auth/signup',
  who: 'anyone',
  body: bodies.loginBody,
  answer: signedInAnswer,
} as const satisfies Endpoint

export const requestLoginCode = {
  method: 'POST',
  path: '/api/_allauth/app/v1/auth/code/request',
  who: 'anyone',
  body: bodies.emailBody,
  answer: signedInAnswer,
} as const satisfies Endpoint

export const confirmLoginCode = {
  method: 'POST',
  path: '/api/_allauth/app/v1/auth/code/confirm',
  who: 'anyone',
  body: bodies.codeBody,
  answer: signedInAnswer,
} as const satisfies Endpoint

export const readEmailVerification = {
  method: 'GET',
  path: '/api/_allauth/app/v1/auth/email/verify',
  who: 'anyone',
  answer: emailVerification,
} as const satisfies Endpoint

export const verifyEmail = {
  method: 'POST',
  path: '/api/_allauth/app/v1/auth/email/verify',
  who: 'anyone',
  body: bodies.keyBody,
  answer: signedInAnswer,
} as const satisfies Endpoint

export const resendEmailVerification = {
  method: 'POST',
  path: '/api/_allauth/app/v1/auth/email/verify/resend',
  who: 'anyone',
  answer: doneAnswer,
} as const satisfies Endpoint

export const requestPasswordReset = {
  method: 'POST',
  path: '/api/_allauth/app/v1/auth/password/request',
  who: 'anyone',
  body: bodies.emailBody,
  answer: doneAnswer,
} as const satisfies Endpoint

export const readPasswordReset = {
  method: 'GET',
  path: '/api/_allauth/app/v1/auth/password/reset',
  who: 'anyone',
  answer: passwordReset,
} as const satisfies Endpoint

export const resetPassword = {
  method: 'POST',
  path: '/api/_allauth/app/v1/auth/password/reset',
  who: 'anyone',
  body: bodies.passwordResetBody,
  answer: signedInAnswer,
} as const satisfies Endpoint

export const reauthenticate = {
  method: 'POST',
  path: '/api/_allauth/app/v1/auth/reauthenticate',
  who: 'anyone',
  body: bodies.passwordBody,
  answer: signedInAnswer,
} as const satisfies Endpoint

export const confirmSecondFactor = {
  method: 'POST',
  path: '/api/_allauth/app/v1/auth/2fa/authenticate',
  who: 'anyone',
  body: bodies.codeBody,
  answer: signedInAnswer,
} as const satisfies Endpoint

export const reconfirmSecondFactor = {
  method: 'POST',
  path: '/api/_allauth/app/v1/auth/2fa/reauthenticate',
  who: 'anyone',
  body: bodies.codeBody,
  answer: signedInAnswer,
} as const satisfies Endpoint

export const readPasskeyLoginOptions = {
  method: 'GET',
  path: '/api/_allauth/app/v1/auth/webauthn/login',
  who: 'anyone',
  answer: requestOptionsAnswer,
} as const satisfies Endpoint

export const signInByPasskey = {
  method: 'POST',
  path: '/api/_allauth/app/v1/auth/webauthn/login',
  who: 'anyone',
  body: passkeyLogin,
  answer: signedInAnswer,
} as const satisfies Endpoint

export const readPasskeyOptions = {
  method: 'GET',
  path: '/api/_allauth/app/v1/auth/webauthn/authenticate',
  who: 'anyone',
  answer: requestOptionsAnswer,
} as const satisfies Endpoint

export const confirmPasskey = {
  method: 'POST',
  path: '/api/_allauth/app/v1/auth/webauthn/authenticate',
  who: 'anyone',
  body: passkeyAssertion,
  answer: signedInAnswer,
} as const satisfies Endpoint

export const readPasskeyReauthOptions = {
  method: 'GET',
  path: '/api/_allauth/app/v1/auth/webauthn/reauthenticate',
  who: 'anyone',
  answer: requestOptionsAnswer,
} as const satisfies Endpoint

export const reconfirmPasskey = {
  method: 'POST',
  path: '/api/_allauth/app/v1/auth/webauthn/reauthenticate',
  who: 'anyone',
  body: passkeyAssertion,
  answer: signedInAnswer,
} as const satisfies Endpoint

export const signUpByPasskey = {
  method: 'POST',
  path: '/api/_allauth/app/v1/auth/webauthn/signup',
  who: 'anyone',
  body: bodies.passkeySignupBody,
  answer: signedInAnswer,
} as const satisfies Endpoint

export const readPasskeySignupOptions = {
  method: 'GET',
  path: '/api/_allauth/app/v1/auth/webauthn/signup',
  who: 'anyone',
  answer: creationOptionsAnswer,
} as const satisfies Endpoint

export const finishPasskeySignup = {
  method: 'PUT',
  path: '/api/_allauth/app/v1/auth/webauthn/signup',
  who: 'anyone',
  body: passkeyCreation,
  answer: signedInAnswer,
} as const satisfies Endpoint

export const signUpByProvider = {
  method: 'POST',
  path: '/api/_allauth/app/v1/auth/provider/signup',
  who: 'anyone',
  body: bodies.emailBody,
  answer: signedInAnswer,
} as const satisfies Endpoint
