import type { authenticators } from '../store/auth-tables'
import { moment } from './derived-values'
import { userIds } from './people-rows'
import type { Seed } from './seed'

/** Whose account has a second factor. */
const protectedPerson = 'giorgos'

/** What their app shows codes from, so that people and tests can too; in base 32. */
export const demoTotpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** Their recovery codes: 20260001 to 20260010. */
export const demoRecoveryCodes = Array.from({ length: 10 }, (_, at) => String(20_260_001 + at))

/** Second factors of the seed's accounts; `api-emulator/mfa` says what `data` holds for each kind. */
export function authenticatorRows(seed: Seed): (typeof authenticators.$inferInsert)[] {
  const user = userIds(seed)(protectedPerson)
  const common = { user, createdAt: moment('2026-01-10T18:00:00+02:00'), lastUsedAt: null }
  return [
    { ...common, id: 1, type: 'totp', data: { secret: demoTotpSecret } },
    { ...common, id: 2, type: 'recovery_codes', data: { codes: demoRecoveryCodes, used: [] } },
  ]
}
