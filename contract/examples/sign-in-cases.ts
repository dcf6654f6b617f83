import { configAnswer } from '../allauth/config-answer'
import { emailVerification, passwordReset } from '../allauth/key-checks'
import { oauthParams } from '../allauth/provider-return'
import { doneAnswer, refusal } from '../allauth/refusal'
import { authAnswer } from '../allauth/session-answer'
import { providerSignup } from '../allauth/sign-in-bodies'
import { absent, type ExampleCase } from './example-case'
import * as auth from './sign-in-examples'

/** Answers of the sign-in service under `/auth`. */
export const signInCases: readonly ExampleCase[] = [
  {
    name: 'anonymous session',
    schema: authAnswer,
    wire: auth.exampleAnonymous,
    refuses: [
      ['status', 200],
      ['status', '401'],
      ['status', 403],
      ['data', absent],
      ['data.flows', absent],
      ['data.flows.0.id', ''],
      ['meta', absent],
      ['meta.is_authenticated', absent],
      ['meta.is_authenticated', 'no'],
    ],
  },
  {
    name: 'session with a pending authenticator',
    schema: authAnswer,
    wire: auth.examplePendingFactor,
    refuses: [
      ['data.flows.5.types', 'totp'],
      ['data.flows.5.is_pending', 1],
      ['meta.session_token', ''],
    ],
  },
  {
    name: 'session with a pending sign-up from a provider',
    schema: authAnswer,
    wire: auth.examplePendingProvider,
    refuses: [['data.flows.0.provider', 'pigi']],
  },
  {
    name: 'session of somebody signed in',
    schema: authAnswer,
    wire: auth.exampleSignedIn,
    refuses: [
      ['data.user', absent],
      ['data.user.id', 'me'],
      ['data.user.has_usable_password', absent],
      ['data.methods', absent],
      ['data.methods.0.at', '2026-03-30T09:30:00+03:00'],
    ],
  },
  {
    name: 'session that needs a new proof',
    schema: authAnswer,
    wire: auth.exampleReauthentication,
    refuses: [
      ['data.user', 27],
      ['data.flows', null],
    ],
  },
  {
    name: 'session that is gone',
    schema: authAnswer,
    wire: auth.exampleGone,
    refuses: [
      ['status', 404],
      ['data.flows', 'login'],
      ['meta.generation', ''],
      ['meta.generation', 7],
    ],
  },
  {
    name: 'refusal',
    schema: refusal,
    wire: auth.exampleRefusal,
    refuses: [
      ['status', 500],
      ['status', 401],
      ['errors', 'incorrect_code'],
      ['errors.0.code', absent],
      ['errors.0.message', absent],
    ],
  },
  {
    name: 'bare refusal',
    schema: refusal,
    wire: auth.exampleTooOften,
    refuses: [['status', absent]],
  },
  {
    name: 'configuration of signing in',
    schema: configAnswer,
    wire: auth.exampleConfig,
    refuses: [
      ['data.account', absent],
      ['data.account.is_open_for_signup', absent],
      ['data.socialaccount.providers.0.id', 'a/b'],
      ['data.mfa.supported_types', 'totp'],
    ],
  },
  {
    name: 'address to verify',
    schema: emailVerification,
    wire: auth.exampleEmailVerification,
    refuses: [
      ['data.email', 'nefeli'],
      ['meta', absent],
    ],
  },
  {
    name: 'password to reset',
    schema: passwordReset,
    wire: auth.examplePasswordReset,
    refuses: [
      ['data.user.id', '-27'],
      ['data.user.id', '27x'],
    ],
  },
  {
    name: 'sign-up of somebody from a provider',
    schema: providerSignup,
    wire: auth.exampleProviderSignup,
    refuses: [
      ['data.account', absent],
      ['data.email.0.email', 'nefeli'],
    ],
  },
  {
    name: 'what a redirect through a provider brought',
    schema: oauthParams,
    wire: { provider: 'pigi', process: 'login', redirect: '/account/orders' },
    refuses: [
      ['provider', ''],
      ['process', 'redirect'],
      ['redirect', 'https://evil.example'],
    ],
  },
  {
    name: 'done',
    schema: doneAnswer,
    wire: { status: 200 },
    refuses: [['status', 204]],
  },
]
