import { sessionAnswer, sessionEnded, sessionEnding } from '../account/user-account'
import { oauthParams } from '../allauth/provider-return'
import type { Endpoint } from './endpoint'

/** Who is signed in; `{}` for a guest. */
export const readSession = {
  method: 'GET',
  path: '/api/_auth/session',
  who: 'anyone',
  answer: sessionAnswer,
} as const satisfies Endpoint

export const endSession = {
  method: 'DELETE',
  path: '/api/_auth/session',
  who: 'anyone',
  body: sessionEnding,
  answer: sessionEnded,
} as const satisfies Endpoint

/** What came of the way through a sign-in provider, without its token. */
export const readProviderReturn = {
  method: 'GET',
  path: '/api/auth/oauth-params',
  who: 'anyone',
  answer: oauthParams,
} as const satisfies Endpoint
