import type { PasskeyEnd } from '../../session/passkey-ceremony'

/** How a try to sign in with a passkey ends. */
export type PasskeyLoginEnd = PasskeyEnd

/** A suggestion that nobody took, for whatever reason, is no news (R290). */
export function isWorthSaying(end: PasskeyLoginEnd, wasSuggested: boolean): boolean {
  if (end.kind === 'stopped') return false
  if (!wasSuggested) return true
  return end.kind === 'service' && end.outcome.kind === 'refused'
}
