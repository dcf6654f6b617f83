import type { z } from 'zod/mini'
import type {
  authenticators,
  providerAccounts,
  recoveryCodesAnswer,
  totpAnswer,
  webauthnAdded,
} from '../allauth/account-answers'
import type { emailAddresses, sessionList } from '../allauth/account-lists'
import { exampleProvider } from './sign-in-examples'

const used = { created_at: 1770000000, last_used_at: 1774852320.5 }
const recoveryCodes = {
  type: 'recovery_codes',
  created_at: 1770000000,
  last_used_at: null,
  total_code_count: 10,
  unused_code_count: 2,
} as const

export const examplePasskey = {
  type: 'webauthn',
  id: 62,
  name: 'Κινητό',
  is_passwordless: true,
  ...used,
} as const

export const exampleAuthenticators = {
  status: 200,
  data: [{ type: 'totp', ...used }, recoveryCodes, examplePasskey],
} satisfies z.input<typeof authenticators>

export const exampleRecoveryCodes = {
  status: 200,
  data: { ...recoveryCodes, unused_codes: ['11223344', '55667788'] },
} satisfies z.input<typeof recoveryCodesAnswer>

export const examplePasskeyAdded = {
  status: 200,
  data: examplePasskey,
  meta: { recovery_codes_generated: true },
} satisfies z.input<typeof webauthnAdded>

export const exampleTotpActive = {
  status: 200,
  data: { type: 'totp', ...used },
} satisfies z.input<typeof totpAnswer>

/** No code app yet, with a secret to set one up. */
export const exampleTotpSecret = {
  status: 404,
  meta: {
    secret: 'JBSWY3DPEHPK3PXP',
    totp_url: 'otpauth://totp/Stagona:nefeli%40example.gr?secret=JBSWY3DPEHPK3PXP',
    totp_svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    totp_svg_data_uri: 'data:image/svg+xml;base64,PHN2Zy8+',
  },
} satisfies z.input<typeof totpAnswer>

export const exampleSessions = {
  status: 200,
  data: [
    {
      id: 3,
      user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0',
      ip: '2001:db8::27',
      created_at: 1774000000.5,
      last_seen_at: 1774852320.5,
      is_current: true,
    },
    { id: 4, user_agent: '', ip: '198.51.100.4', created_at: 1773000000, is_current: false },
  ],
} satisfies z.input<typeof sessionList>

export const exampleEmailAddresses = {
  status: 200,
  data: [
    { email: 'nefeli@example.gr', verified: true, primary: true },
    { email: 'nefeli@ergasia.example', verified: false, primary: false },
  ],
} satisfies z.input<typeof emailAddresses>

export const exampleProviderAccounts = {
  status: 200,
  data: [{ uid: '990017', display: 'Νεφέλη', provider: exampleProvider }],
} satisfies z.input<typeof providerAccounts>
