import { Secret, TOTP } from 'otpauth'
import type { UpstreamUnderTest } from './upstream-under-test'

const stepMs = 30_000

/** Longest time that a request may take, in ms. */
const wayMs = 2000

/** The TOTP code at a time in milliseconds (RFC 6238). */
export function totpCode(secret: string, atMs: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: atMs })
}

/** The current code; waits for the next one when it is about to expire. */
export async function shownCode(
  upstream: Pick<UpstreamUnderTest, 'now' | 'advance'>,
  secret: string,
): Promise<string> {
  const leftMs = stepMs - (upstream.now() % stepMs)
  if (leftMs < wayMs) await upstream.advance(wayMs / 1000)
  return totpCode(secret, upstream.now())
}

/** Six digits that are not a code of a time near this one. */
export function wrongTotpCode(secret: string, atMs: number): string {
  const near = [-60, -30, 0, 30, 60].map((seconds) => totpCode(secret, atMs + seconds * 1000))
  const wrong = Array.from({ length: 9 }, (_, digit) => `00000${digit}`)
  return wrong.find((code) => !near.includes(code)) ?? '000009'
}
