import { Hono } from 'hono'
import { authentication, badRequestFor, stageNotPending } from '../auth/auth-answers'
import type { AuthCall } from '../auth/auth-call'
import { recordMethod, requireAccount } from '../auth/authentication-methods'
import type { HandleCall } from '../auth/call-handler'
import { Form, jsonObjectOf } from '../auth/form'
import { completeStage, loginPendingAt } from '../auth/login-stages'
import { clearAttempts, countAttempt } from '../auth/rate-limits'
import type { AuthenticatorRow } from '../database/tables/auth'
import { authenticatorsOf, changeData, recoveryCodesData, totpData } from './authenticators'
import { isTotpCode, totpPeriodSeconds } from './totp'

/** `/auth/2fa/…`: a code as second factor or to reauthenticate. */
export function codeRoutes(handle: HandleCall) {
  return new Hono()
    .post('/auth/2fa/authenticate', handle(authenticate))
    .post('/auth/2fa/reauthenticate', handle(reauthenticate))
}

async function codeOf(call: AuthCall): Promise<string> {
  const form = new Form(await jsonObjectOf(call))
  const code = form.text('code')
  form.check()
  return code
}

async function authenticate(call: AuthCall): Promise<Response> {
  const login = loginPendingAt(call, 'mfa_authenticate')
  if (!login || login.user === null) return stageNotPending(call)
  await verifyCode(call, login.user, await codeOf(call))
  await completeStage(call, login)
  return authentication(call)
}

async function reauthenticate(call: AuthCall): Promise<Response> {
  const { id } = requireAccount(call)
  await verifyCode(call, id, await codeOf(call))
  return authentication(call)
}

/** Key under which failed codes and passkeys of an account are counted. */
export const attemptsKey = (user: number) => `mfa-${user}`

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
 * Consumes a TOTP or recovery code and records the method, else refuses with `incorrect_code`. The
 * sixth attempt is refused without a check.
 */
async function verifyCode(call: AuthCall, user: number, code: string): Promise<void> {
  countAttempt(call, attemptsKey(user), 'code')
  for (const row of await authenticatorsOf(call.deps.store, user)) {
    if (await spendCode(call, row, code)) {
      clearAttempts(call, attemptsKey(user))
      return recordMethod(call, { method: 'mfa', type: row.type, id: row.id })
    }
  }
  throw badRequestFor('incorrect_code', 'code')
}
