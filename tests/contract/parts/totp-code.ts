import { Secret, TOTP } from 'otpauth'

/** What a code app shows at a moment, in milliseconds (RFC 6238). */
export function totpCode(secret: string, atMs: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: atMs })
}

/** Six digits that the app shows at none of the moments near this one. */
export function wrongTotpCode(secret: string, atMs: number): string {
  const near = [-60, -30, 0, 30, 60].map((seconds) => totpCode(secret, atMs + seconds * 1000))
  const wrong = Array.from({ length: 9 }, (_, digit) => `00000${digit}`)
  return wrong.find((code) => !near.includes(code)) ?? '000009'
}
