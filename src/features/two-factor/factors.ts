import type { Authenticator } from '#contract/allauth/account-answers'
import { addMessages } from '#lib/i18n/messages'
import twoFactor from '#locales/el/two-factor.json'

export const twoFactorMessages = addMessages('two-factor', twoFactor)

/** Summary of the user's second factors. */
export interface Factors {
  hasApp: boolean
  keyCount: number
  /** Null if there are none. */
  codes: { left: number; total: number; madeAt: number } | null
}

/** From this number of recovery codes down, new ones are suggested. */
export const fewCodes = 2

/** Summarizes the user's authenticators. */
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

/** A long text in groups of four, to be read aloud or typed: `ABCD EFGH`. */
export function grouped(text: string): string {
  return text.replace(/(.{4})(?=.)/g, '$1 ')
}

/** Content of the file of recovery codes, one code per line. */
export function codesFile(content: {
  heading: string
  account: string
  madeOn: string
  use: string
  codes: readonly string[]
}): string {
  const { heading, account, madeOn, use, codes } = content
  // CRLF, because old editors on Windows show one long line otherwise.
  return [heading, account, madeOn, '', ...codes, '', use, ''].join('\r\n')
}
