import type { Authenticator } from '../../../contract/allauth/authenticator'

/** What a person can prove themselves with, at a glance. */
export interface Factors {
  hasApp: boolean
  keyCount: number
  /** Null where there are none at all. */
  codes: { left: number; total: number; madeAt: number } | null
}

/** With so few recovery codes left it is time for new ones (A3-51). */
export const fewCodes = 2

/** Reads what a person has. */
export function factorsOf(authenticators: readonly Authenticator[]): Factors {
  const codes = authenticators.find((one) => one.type === 'recovery_codes')
  return {
    hasApp: authenticators.some(({ type }) => type === 'totp'),
    keyCount: authenticators.filter(({ type }) => type === 'webauthn').length,
    codes: codes
      ? { left: codes.unused_code_count, total: codes.total_code_count, madeAt: codes.created_at }
      : null,
  }
}

export type Advice = 'start' | 'makeCodes' | 'fewCodes' | 'addKey' | 'good'

/** What to do next for a safer account. */
export function adviceFor({ hasApp, keyCount, codes }: Factors): Advice {
  if (!hasApp && keyCount === 0) return 'start'
  if (codes === null) return 'makeCodes'
  if (codes.left <= fewCodes) return 'fewCodes'
  return keyCount === 0 ? 'addKey' : 'good'
}
