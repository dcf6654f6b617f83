import { Secret, TOTP } from 'otpauth'
import type { EmulatorDeps } from '../dependencies'
import { mfaMessages } from '../seed/mfa-words'

/** How long a code lasts, in seconds. */
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

/** A new secret of an app that shows codes, in base 32. */
export function newTotpSecret({ randomBytes }: Pick<EmulatorDeps, 'randomBytes'>): string {
  return new Secret({ buffer: Uint8Array.from(randomBytes(secretBytes)).buffer }).base32
}

/** The address that such an app reads: it holds the secret and says whose it is. */
export function totpUrl(secret: string, email: string): string {
  return totpOf(secret, email).toString()
}

/** The code that an app shows at a moment (RFC 6238). */
export function totpCode(secret: string, at: Date): string {
  return totpOf(secret).generate({ timestamp: at.getTime() })
}

/** Whether a code is the one of this very half minute: the upstream tolerates no other. */
export function isTotpCode(secret: string, code: string, at: Date): boolean {
  if (!/^\d{6}$/.test(code)) return false
  return totpOf(secret).validate({ token: code, timestamp: at.getTime(), window: 0 }) !== null
}
