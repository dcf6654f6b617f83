import { providerRemoval, providerReturnBody, providerTokenBody } from '../allauth/provider-return'
import * as signIn from '../allauth/sign-in-bodies'
import {
  passwordChangeBody,
  primaryEmailBody,
  sessionsRemoval,
  webauthnRemoval,
} from '../allauth/sign-in-bodies'
import { passkeyCreation, passkeyLogin, passkeyProof, passkeyRenaming } from '../allauth/webauthn'
import { absent, type ExampleCase } from './example-case'
import { exampleLoginCredential, exampleRegistration } from './passkey-examples'
import { exampleBodies } from './sign-in-body-examples'

/** Bodies that the browser sends to the sign-in service. */
export const signInBodyCases: readonly ExampleCase[] = [
  {
    name: 'login',
    schema: signIn.loginBody,
    wire: exampleBodies.login,
    refuses: [
      ['email', absent],
      ['email', 'nefeli'],
      ['password', absent],
      ['password', ''],
      ['password', 12345678],
    ],
  },
  {
    name: 'address',
    schema: signIn.emailBody,
    wire: exampleBodies.email,
    refuses: [
      ['email', ''],
      ['email', 'a@b'],
      ['email', `${'n'.repeat(250)}@example.gr`],
    ],
  },
  {
    name: 'code',
    schema: signIn.codeBody,
    wire: exampleBodies.code,
    refuses: [
      ['code', ' '],
      ['code', 123456],
    ],
  },
  {
    name: 'key',
    schema: signIn.keyBody,
    wire: exampleBodies.key,
    refuses: [
      ['key', ''],
      ['key', 'k'.repeat(256)],
    ],
  },
  {
    name: 'new password after a reset',
    schema: signIn.passwordResetBody,
    wire: exampleBodies.passwordReset,
    refuses: [
      ['key', absent],
      ['password', ''],
    ],
  },
  {
    name: 'password',
    schema: signIn.passwordBody,
    wire: exampleBodies.password,
    refuses: [['password', 'π'.repeat(1025)]],
  },
  {
    name: 'sign-up with a passkey',
    schema: signIn.passkeySignupBody,
    wire: exampleBodies.passkeySignup,
    refuses: [
      ['email', absent],
      ['username', ''],
    ],
  },
  {
    name: 'trust in a device',
    schema: signIn.trustBody,
    wire: exampleBodies.trust,
    refuses: [['trust', 'yes']],
  },
  {
    name: 'token of a provider',
    schema: providerTokenBody,
    wire: exampleBodies.providerToken,
    refuses: [
      ['process', 'redirect'],
      ['token', absent],
      ['token.client_id', ''],
      ['token.id_token', 'x'.repeat(8193)],
    ],
  },
  {
    name: 'return from a provider',
    schema: providerReturnBody,
    wire: exampleBodies.providerReturn,
    refuses: [['provider', '']],
  },
  {
    name: 'removal of an account with a provider',
    schema: providerRemoval,
    wire: exampleBodies.providerRemoval,
    refuses: [['account', 990017]],
  },
  {
    name: 'primary address',
    schema: primaryEmailBody,
    wire: exampleBodies.primaryEmail,
    refuses: [
      ['primary', false],
      ['email', absent],
    ],
  },
  {
    name: 'change of the password',
    schema: passwordChangeBody,
    wire: exampleBodies.passwordChange,
    refuses: [
      ['new_password', absent],
      ['current_password', ''],
    ],
  },
  {
    name: 'end of sessions',
    schema: sessionsRemoval,
    wire: exampleBodies.sessionsRemoval,
    refuses: [
      ['sessions', []],
      ['sessions.0', '3'],
    ],
  },
  {
    name: 'removal of passkeys',
    schema: webauthnRemoval,
    wire: exampleBodies.webauthnRemoval,
    refuses: [['authenticators', 62]],
  },
  {
    name: 'creation of a passkey',
    schema: passkeyCreation,
    wire: { name: 'Κινητό', credential: exampleRegistration },
    refuses: [
      ['name', ''],
      ['name', 'κ'.repeat(101)],
      ['credential', absent],
      ['credential.rawId', 'a b'],
      ['credential.type', 'password'],
      ['credential.response.attestationObject', absent],
    ],
  },
  {
    name: 'renaming of a passkey',
    schema: passkeyRenaming,
    wire: { id: 62, name: 'Παλιό κινητό' },
    refuses: [
      ['id', '62'],
      ['name', '  '],
    ],
  },
  {
    name: 'proof by passkey',
    schema: passkeyProof,
    wire: { credential: exampleLoginCredential },
    refuses: [
      ['credential.response.signature', absent],
      ['credential.response.signature', 'a+b/c='],
    ],
  },
  {
    name: 'login by passkey',
    schema: passkeyLogin,
    wire: { credential: exampleLoginCredential },
    refuses: [
      ['credential.response.userHandle', absent],
      ['credential.response.userHandle', null],
    ],
  },
]
