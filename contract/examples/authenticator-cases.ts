import {
  authenticators,
  providerAccounts,
  recoveryCodesAnswer,
  totpActivated,
  totpAnswer,
  webauthnAdded,
  webauthnRenamed,
} from '../allauth/account-answers'
import { emailAddresses, sessionList } from '../allauth/account-lists'
import { creationOptionsAnswer, requestOptionsAnswer } from '../allauth/webauthn'
import * as kept from './authenticator-examples'
import { absent, type ExampleCase } from './example-case'
import * as passkeys from './passkey-examples'

const newKey = 'data.creation_options.publicKey'
const knownKey = 'data.request_options.publicKey'

/** What the sign-in service keeps for a person: authenticators, sessions, addresses, providers. */
export const authenticatorCases: readonly ExampleCase[] = [
  {
    name: 'authenticators',
    schema: authenticators,
    wire: kept.exampleAuthenticators,
    refuses: [
      ['data.0.type', 'sms'],
      ['data.0.created_at', '2026-03-30'],
      ['data.1.unused_code_count', absent],
      ['data.2.id', absent],
    ],
  },
  {
    name: 'recovery codes',
    schema: recoveryCodesAnswer,
    wire: kept.exampleRecoveryCodes,
    refuses: [
      ['data.unused_codes', absent],
      ['data.unused_codes.0', 11223344],
      ['data.type', 'totp'],
    ],
  },
  {
    name: 'new passkey',
    schema: webauthnAdded,
    wire: kept.examplePasskeyAdded,
    refuses: [['meta.recovery_codes_generated', 'yes']],
  },
  {
    name: 'renamed passkey',
    schema: webauthnRenamed,
    wire: { status: 200, data: kept.examplePasskey },
    refuses: [['data.type', 'totp']],
  },
  {
    name: 'new code app',
    schema: totpActivated,
    wire: kept.exampleTotpActive,
    refuses: [['status', 404]],
  },
  {
    name: 'code app',
    schema: totpAnswer,
    wire: kept.exampleTotpActive,
    refuses: [['data.type', 'webauthn']],
  },
  {
    name: 'secret of a code app',
    schema: totpAnswer,
    wire: kept.exampleTotpSecret,
    refuses: [
      ['meta.secret', ''],
      ['meta.totp_url', 'https://evil.example'],
      ['meta.totp_svg_data_uri', 'javascript:alert(1)'],
      ['meta', absent],
    ],
  },
  {
    name: 'sessions',
    schema: sessionList,
    wire: kept.exampleSessions,
    refuses: [
      ['data.0.is_current', absent],
      ['data.0.id', 'k3'],
      ['data.1.created_at', null],
    ],
  },
  {
    name: 'e-mail addresses',
    schema: emailAddresses,
    wire: kept.exampleEmailAddresses,
    refuses: [
      ['data.0.verified', absent],
      ['data.1.email', 'second'],
    ],
  },
  {
    name: 'accounts with providers',
    schema: providerAccounts,
    wire: kept.exampleProviderAccounts,
    refuses: [
      ['data.0.provider', 'pigi'],
      ['data.0.uid', 990017],
    ],
  },
  {
    name: 'options for a new passkey',
    schema: creationOptionsAnswer,
    wire: passkeys.exampleCreationOptions,
    refuses: [
      [`${newKey}.challenge`, 'not base64url!'],
      [`${newKey}.challenge`, 'cGFkZGVk=='],
      [`${newKey}.user.id`, 27],
      [`${newKey}.pubKeyCredParams.0.alg`, 'ES256'],
      [`${newKey}.authenticatorSelection.residentKey`, 'maybe'],
    ],
  },
  {
    name: 'options for using a passkey',
    schema: requestOptionsAnswer,
    wire: passkeys.exampleRequestOptions,
    refuses: [
      [`${knownKey}.challenge`, absent],
      [`${knownKey}.allowCredentials`, [{ type: 'password', id: 'Mjc' }]],
    ],
  },
]
