import { Secret, TOTP } from 'otpauth'
import type { EmulatorDeps } from '../lib/dependencies'
import { mfaMessages } from './messages'

/** Validity of a code, in seconds. */
export const totpPeriodSeconds = 30

const secretBytes = 20

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: mfaMessages.issuer,
    label,
    secret: Secret.fromBase32(secret),
    digits: 6,
    period: totpPeriodSeconds,
  })
}

/** A new TOTP secret in base 32. */
export function newTotpSecret({ randomBytes }: Pick<EmulatorDeps, 'randomBytes'>): string {
  return new Secret({ buffer: Uint8Array.from(randomBytes(secretBytes)).buffer }).base32
}

export function totpUrl(secret: string, email: string): string {
  return totpOf(secret, email).toString()
}

/**
 * The TOTP code at a time (RFC 6238), as an app on a phone shows it.
 * @internal tests alone play the app
 */
export function totpCode(secret: string, at: Date): string {
  return totpOf(secret).generate({ timestamp: at.getTime() })
}

/** Whether a code is that of the current period: the upstream has no tolerance. */
export function isTotpCode(secret: string, code: string, at: Date): boolean {
  if (!/^\d{6}$/.test(code)) return false
  return totpOf(secret).validate({ token: code, timestamp: at.getTime(), window: 0 }) !== null
}
