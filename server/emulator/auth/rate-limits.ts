import type { RateRule } from '../lib/rate-limits'
import { badRequestFor, tooManyRequests } from './auth-answers'
import type { AuthCall } from './auth-call'

const minuteMs = 60_000

/** Rate limits by client address and by key, such as an account or e-mail address. */
interface Bucket {
  perIp?: RateRule
  perKey?: RateRule
}

const rule = (name: string, most: number, windowMs = minuteMs): RateRule => ({
  name,
  most,
  windowMs,
})

export const buckets = {
  login: { perIp: rule('login ip', 30) },
  loginFailed: { perIp: rule('login_failed ip', 10), perKey: rule('login_failed', 5, 300_000) },
  signup: { perIp: rule('signup ip', 20) },
  loginCode: { perIp: rule('request_login_code ip', 20), perKey: rule('request_login_code', 3) },
  passwordReset: { perIp: rule('reset_password ip', 20), perKey: rule('reset_password', 5) },
  passwordResetKey: { perIp: rule('reset_password_from_key ip', 20) },
  passwordChange: { perKey: rule('change_password', 5) },
  manageEmail: { perKey: rule('manage_email', 10) },
  reauthenticate: { perKey: rule('reauthenticate', 10) },
  verifyByCode: { perKey: rule('confirm_email', 1, 10_000) },
  verifyByLink: { perKey: rule('confirm_email', 1, 180_000) },
} as const satisfies Record<string, Bucket>

/** Counts a call. Returns whether it is allowed; `key` is an e-mail address or an account id. */
export function takeFromBucket(call: AuthCall, bucket: Bucket, key: string | number = ''): boolean {
  const { limits } = call.deps
  const { perIp, perKey } = bucket
  const ipAllows = !perIp || limits.take(perIp, call.client.ip) === 0
  const keyAllows = !perKey || limits.take(perKey, String(key).toLowerCase()) === 0
  return ipAllows && keyAllows
}

/**
 * Counts a call.
 * @throws AuthInterruption 429 over the limit
 */
export function takeOrRefuse(call: AuthCall, bucket: Bucket, key?: string | number): void {
  if (!takeFromBucket(call, bucket, key)) throw tooManyRequests()
}

/**
 * Counts an attempt at a password or second factor before it is checked. After five failures within
 * 300 s attempts are refused with `too_many_login_attempts`. Call `clearAttempts` after a correct
 * one.
 */
export function countAttempt(call: AuthCall, key: string | number, param?: string): void {
  if (!takeFromBucket(call, buckets.loginFailed, key)) {
    throw badRequestFor('too_many_login_attempts', param)
  }
}

/** Clears the failed attempts of a key and of the client after a success. */
export function clearAttempts({ deps, client }: AuthCall, key: string | number): void {
  deps.limits.forget(buckets.loginFailed.perKey, String(key).toLowerCase())
  deps.limits.forget(buckets.loginFailed.perIp, client.ip)
}
