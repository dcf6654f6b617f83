import * as z from 'zod/mini'
import { authenticators } from '../allauth/account-answers'
import { configAnswer } from '../allauth/config-answer'
import { providerReturnBody, providerTokenBody } from '../allauth/provider-return'
import { signedInAnswer } from '../allauth/session-answer'
import type { Endpoint } from './endpoint'

// What the session itself calls, also on public pages, which thereby load no schema of a form.

export const readSignInConfig = {
  method: 'GET',
  path: '/api/_allauth/app/v1/config',
  who: 'anyone',
  answer: configAnswer,
} as const satisfies Endpoint

export const readSignInSession = {
  method: 'GET',
  path: '/api/_allauth/app/v1/auth/session',
  who: 'anyone',
  answer: signedInAnswer,
} as const satisfies Endpoint

export const signOut = {
  method: 'DELETE',
  path: '/api/_allauth/app/v1/auth/session',
  who: 'anyone',
  answer: signedInAnswer,
} as const satisfies Endpoint

export const listAuthenticators = {
  method: 'GET',
  path: '/api/_allauth/app/v1/account/authenticators',
  who: 'member',
  answer: authenticators,
} as const satisfies Endpoint

export const trustDevice = {
  method: 'POST',
  path: '/api/_allauth/app/v1/auth/2fa/trust',
  who: 'anyone',
  body: z.object({ trust: z.boolean() }),
  answer: signedInAnswer,
} as const satisfies Endpoint

export const signInByProvider = {
  method: 'POST',
  path: '/api/_allauth/app/v1/auth/provider/token',
  who: 'anyone',
  body: z.union([providerTokenBody, z.strictObject(providerReturnBody.shape)]),
  answer: signedInAnswer,
} as const satisfies Endpoint
