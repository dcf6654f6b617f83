import type { z } from 'zod/mini'
import type { configAnswer } from '../allauth/config-answer'
import type { emailVerification, passwordReset } from '../allauth/key-checks'
import type { refusal } from '../allauth/refusal'
import type { goneAnswer, signedInAnswer, signedOutAnswer } from '../allauth/session-answer'

/** A provider that can be used: it has a client id. */
export const exampleProvider = {
  id: 'pigi',
  name: 'Πηγή',
  client_id: 'stagona-demo',
  flows: ['provider_token'],
  openid_configuration_url: 'https://pigi.example/.well-known/openid-configuration',
}

export const exampleAuthUser = {
  id: 27,
  display: 'nefeli',
  has_usable_password: true,
  email: 'nefeli@example.gr',
  username: 'nefeli',
}

/** By password, and two minutes later by a code of the app. */
export const exampleMethods = [
  { method: 'password', at: 1774852200.25, email: 'nefeli@example.gr' },
  { method: 'mfa', at: 1774852320.5, type: 'totp', id: 61, reauthenticated: true },
]

/** Not signed in, nothing pending. */
export const exampleAnonymous = {
  status: 401,
  data: {
    flows: [
      { id: 'login' },
      { id: 'login_by_code' },
      { id: 'signup' },
      { id: 'provider_token', providers: ['pigi'] },
      { id: 'mfa_login_webauthn' },
    ],
  },
  meta: { is_authenticated: false },
} satisfies z.input<typeof signedOutAnswer>

/** Correct password, pending authenticator. */
export const examplePendingFactor = {
  status: 401,
  data: {
    flows: [
      ...exampleAnonymous.data.flows,
      { id: 'mfa_authenticate', is_pending: true, types: ['recovery_codes', 'totp'] },
    ],
  },
  meta: { is_authenticated: false, session_token: 'present' },
} satisfies z.input<typeof signedOutAnswer>

/** A sign-up from a provider that lacks an e-mail address. */
export const examplePendingProvider = {
  status: 401,
  data: { flows: [{ id: 'provider_signup', is_pending: true, provider: exampleProvider }] },
  meta: { is_authenticated: false, session_token: 'present' },
} satisfies z.input<typeof signedOutAnswer>

export const exampleSignedIn = {
  status: 200,
  data: { user: exampleAuthUser, methods: exampleMethods },
  meta: { is_authenticated: true, session_token: 'present', access_token: 'present' },
} satisfies z.input<typeof signedInAnswer>

/** Signed in too long ago: reauthentication is required. */
export const exampleReauthentication = {
  status: 401,
  data: {
    user: exampleAuthUser,
    methods: exampleMethods,
    flows: [{ id: 'reauthenticate' }, { id: 'mfa_reauthenticate', types: ['totp'] }],
  },
  meta: { is_authenticated: true },
} satisfies z.input<typeof signedOutAnswer>

export const exampleGone = {
  status: 410,
  data: { flows: [{ id: 'login' }] },
  meta: { is_authenticated: null, generation: 'pq7Zt0mWc2LxAe5K' },
} satisfies z.input<typeof goneAnswer>

export const exampleRefusal = {
  status: 400,
  errors: [
    { message: 'Ο κωδικός δεν ταιριάζει.', code: 'incorrect_code', param: 'code' },
    { message: 'Δοκιμάστε αργότερα.', code: 'too_many_login_attempts' },
  ],
} satisfies z.input<typeof refusal>

/** Rate limited, without details. */
export const exampleTooOften = { status: 429 } satisfies z.input<typeof refusal>

export const exampleEmailVerification = {
  status: 200,
  data: { email: 'nefeli@example.gr', user: exampleAuthUser },
  meta: { is_authenticating: true },
} satisfies z.input<typeof emailVerification>

export const examplePasswordReset = {
  status: 200,
  data: { user: { ...exampleAuthUser, id: '27' } },
} satisfies z.input<typeof passwordReset>

export const exampleConfig = {
  status: 200,
  data: {
    account: {
      is_open_for_signup: true,
      email_verification_by_code_enabled: true,
      login_by_code_enabled: true,
    },
    socialaccount: { providers: [exampleProvider] },
    mfa: { passkey_login_enabled: true },
  },
} satisfies z.input<typeof configAnswer>
