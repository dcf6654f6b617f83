import * as z from 'zod/mini'
import { sessionsRemoval } from '../../contract/allauth/account-bodies'
import { configAnswer } from '../../contract/allauth/config-answer'
import {
  emailVerification,
  emailVerificationHeader,
  passwordReset,
  passwordResetHeader,
} from '../../contract/allauth/key-checks'
import { doneAnswer } from '../../contract/allauth/ok-answer'
import { providerReturnBody, providerTokenBody } from '../../contract/allauth/provider-bodies'
import { providerSignup } from '../../contract/allauth/provider-signup'
import { signedInAnswer } from '../../contract/allauth/session-answer'
import { sessionList } from '../../contract/allauth/session-list'
import * as bodies from '../../contract/allauth/sign-in-bodies'
import { passkeyCreation, passkeyLogin, passkeyProof } from '../../contract/allauth/webauthn-bodies'
import {
  creationOptionsAnswer,
  requestOptionsAnswer,
} from '../../contract/allauth/webauthn-options'
import type { AuthRow } from './auth-row'

const signsIn = { method: 'POST', answer: signedInAnswer } as const
const asksToSign = { method: 'GET', answer: requestOptionsAnswer } as const

/** Signing in and up, steps on the way, and sessions. */
export const authRows: readonly AuthRow[] = [
  { method: 'GET', path: '/config', answer: configAnswer, token: 'nobody' },
  { method: 'GET', path: '/auth/session', answer: signedInAnswer, special: 'headed' },
  { method: 'DELETE', path: '/auth/session', answer: signedInAnswer, ends: true },
  { ...signsIn, path: '/auth/login', body: bodies.loginBody },
  { ...signsIn, path: '/auth/signup', body: bodies.loginBody, token: 'members', mails: 'named' },
  { ...signsIn, path: '/auth/code/request', body: bodies.emailBody, mails: 'named' },
  { ...signsIn, path: '/auth/code/confirm', body: bodies.codeBody },
  { method: 'POST', path: '/auth/code/resend', answer: doneAnswer, mails: 'pending' },
  {
    method: 'GET',
    path: '/auth/email/verify',
    keyHeader: emailVerificationHeader,
    answer: emailVerification,
  },
  { ...signsIn, path: '/auth/email/verify', body: bodies.keyBody },
  { method: 'POST', path: '/auth/email/verify/resend', answer: doneAnswer, mails: 'pending' },
  {
    method: 'POST',
    path: '/auth/password/request',
    body: bodies.emailBody,
    answer: doneAnswer,
    mails: 'named',
  },
  {
    method: 'GET',
    path: '/auth/password/reset',
    keyHeader: passwordResetHeader,
    answer: passwordReset,
  },
  { ...signsIn, path: '/auth/password/reset', body: bodies.passwordResetBody },
  { ...signsIn, path: '/auth/reauthenticate', body: bodies.passwordBody },
  { ...signsIn, path: '/auth/2fa/authenticate', body: bodies.codeBody },
  { ...signsIn, path: '/auth/2fa/reauthenticate', body: bodies.codeBody },
  { ...signsIn, path: '/auth/2fa/trust', body: bodies.trustBody },
  { ...asksToSign, path: '/auth/webauthn/login' },
  { ...signsIn, path: '/auth/webauthn/login', body: passkeyLogin },
  { ...asksToSign, path: '/auth/webauthn/authenticate' },
  { ...signsIn, path: '/auth/webauthn/authenticate', body: passkeyProof },
  { ...asksToSign, path: '/auth/webauthn/reauthenticate' },
  { ...signsIn, path: '/auth/webauthn/reauthenticate', body: passkeyProof },
  { ...signsIn, path: '/auth/webauthn/signup', body: bodies.passkeySignupBody, mails: 'named' },
  { method: 'GET', path: '/auth/webauthn/signup', answer: creationOptionsAnswer },
  { ...signsIn, method: 'PUT', path: '/auth/webauthn/signup', body: passkeyCreation },
  {
    ...signsIn,
    path: '/auth/provider/token',
    body: z.union([providerTokenBody, z.strictObject(providerReturnBody.shape)]),
    special: 'providerToken',
  },
  { method: 'GET', path: '/auth/provider/signup', answer: providerSignup },
  { ...signsIn, path: '/auth/provider/signup', body: bodies.emailBody, mails: 'named' },
  { method: 'GET', path: '/auth/sessions', answer: sessionList },
  {
    method: 'DELETE',
    path: '/auth/sessions',
    body: sessionsRemoval,
    answer: sessionList,
    ends: true,
  },
]
