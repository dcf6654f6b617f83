import { refusedFor } from '../auth/auth-answers'
import type { AuthCall } from '../auth/auth-call'
import { forgiveTries, takeTry } from '../auth/limit-buckets'
import { recordMethod } from '../auth/methods'
import type { AuthenticatorRow } from '../store/auth-tables'
import { recoveryCodesData, totpData } from './authenticator-data'
import { authenticatorsOf, changeData } from './authenticator-rows'
import { isTotpCode, totpPeriodSeconds } from './totp'

/** Under this key the wrong codes and passkeys of an account are counted. */
export const triesKey = (user: number) => `mfa-${user}`

async function spendTotpCode(
  call: AuthCall,
  row: AuthenticatorRow,
  code: string,
): Promise<boolean> {
  const { secret, used } = totpData.parse(row.data)
  const now = call.deps.clock.now()
  const at = now.getTime()
  const isUsed = used?.code === code && Math.abs(at - used.at) < totpPeriodSeconds * 1000
  if (isUsed || !isTotpCode(secret, code, now)) return false
  return changeData(call.deps.store, row, { secret, used: { code, at } }, at)
}

async function spendRecoveryCode(
  call: AuthCall,
  row: AuthenticatorRow,
  code: string,
): Promise<boolean> {
  const { codes, used } = recoveryCodesData.parse(row.data)
  if (!codes.includes(code) || used.includes(code)) return false
  const usedAt = call.deps.clock.now().getTime()
  return changeData(call.deps.store, row, { codes, used: [...used, code] }, usedAt)
}

function spendCode(call: AuthCall, row: AuthenticatorRow, code: string): Promise<boolean> {
  if (row.type === 'totp') return spendTotpCode(call, row, code)
  if (row.type === 'recovery_codes') return spendRecoveryCode(call, row, code)
  return Promise.resolve(false)
}

/**
 * Uses up a code of an app, or a recovery code, and notes that the person proved who they are;
 * else refuses with `incorrect_code`. The sixth wrong one is refused unseen.
 */
export async function proveByCode(call: AuthCall, user: number, code: string): Promise<void> {
  takeTry(call, triesKey(user), 'code')
  for (const row of await authenticatorsOf(call.deps.store, user)) {
    if (await spendCode(call, row, code)) {
      forgiveTries(call, triesKey(user))
      return recordMethod(call, { method: 'mfa', type: row.type, id: row.id })
    }
  }
  throw refusedFor('incorrect_code', 'code')
}
