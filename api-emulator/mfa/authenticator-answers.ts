import type { Authenticator, RecoveryCodesRead } from '../../contract/allauth/authenticator'
import type { AuthenticatorRow } from '../store/auth-tables'
import { passkeyData, recoveryCodesData } from './authenticator-data'

const seconds = (milliseconds: number) => milliseconds / 1000

/** An authenticator as the service shows it. */
export function authenticatorAnswer(row: AuthenticatorRow): Authenticator {
  const stamps = {
    created_at: seconds(row.createdAt),
    last_used_at: row.lastUsedAt === null ? null : seconds(row.lastUsedAt),
  }
  switch (row.type) {
    case 'totp':
      return { type: 'totp', ...stamps }
    case 'recovery_codes':
      return { type: 'recovery_codes', ...stamps, ...codeCounts(row) }
    case 'webauthn':
      return { type: 'webauthn', ...stamps, ...passkeyFields(row) }
  }
}

function codeCounts({ data }: AuthenticatorRow) {
  const { codes, used } = recoveryCodesData.parse(data)
  return { total_code_count: codes.length, unused_code_count: codes.length - used.length }
}

function passkeyFields({ id, data }: AuthenticatorRow) {
  const { name, passwordless } = passkeyData.parse(data)
  return { id, name, ...(passwordless === undefined ? {} : { is_passwordless: passwordless }) }
}

/** Recovery codes with the codes themselves, for somebody just reauthenticated. */
export function recoveryCodesAnswer(row: AuthenticatorRow): RecoveryCodesRead {
  const { codes, used } = recoveryCodesData.parse(row.data)
  const common = authenticatorAnswer(row)
  if (common.type !== 'recovery_codes') throw new Error('These are no recovery codes.')
  return { ...common, unused_codes: codes.filter((code) => !used.includes(code)) }
}
