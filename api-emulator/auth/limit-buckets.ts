import type { RateRule } from '../limits/rate-limits'
import { refusedFor, tooOften } from './auth-answers'
import type { AuthCall } from './auth-call'

const minuteMs = 60_000

/** How often something may be done, by address of the client, by account or by another key. */
interface Bucket {
  perIp?: RateRule
  perKey?: RateRule
}

const rule = (name: string, most: number, windowMs = minuteMs): RateRule => ({
  name,
  most,
  windowMs,
})

/** The limits of the sign-in service. */
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

/** Counts a call in a bucket. Says whether it may go on; `key` is an address or an account id. */
export function takeFrom(call: AuthCall, bucket: Bucket, key: string | number = ''): boolean {
  const { limits } = call.deps
  const { perIp, perKey } = bucket
  const ipLets = !perIp || limits.take(perIp, call.client.ip) === 0
  const keyLets = !perKey || limits.take(perKey, String(key).toLowerCase()) === 0
  return ipLets && keyLets
}

/** Counts a call and answers 429 where it is one too many. */
export function takeOr429(call: AuthCall, bucket: Bucket, key?: string | number): void {
  if (!takeFrom(call, bucket, key)) throw tooOften()
}

/**
 * Counts a try of a password or a second factor before it is looked at; the sixth wrong one within
 * 300 s is refused with `too_many_login_attempts`. A right one calls `forgiveTries`.
 */
export function takeTry(call: AuthCall, key: string | number, param?: string): void {
  if (!takeFrom(call, buckets.loginFailed, key)) throw refusedFor('too_many_login_attempts', param)
}

/** Forgets the failed tries of a key, and of the client: somebody got in. */
export function forgiveTries({ deps, client }: AuthCall, key: string | number): void {
  deps.limits.forget(buckets.loginFailed.perKey, String(key).toLowerCase())
  deps.limits.forget(buckets.loginFailed.perIp, client.ip)
}
