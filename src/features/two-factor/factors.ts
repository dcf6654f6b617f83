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
  /** How many authenticators could not be read: what is missing here may be among them. */
  leftOut: number
}

/** From this number of recovery codes down, new ones are suggested. */
export const fewCodes = 2

/** Summarizes the user's authenticators, of which `leftOut` could not be read. */
export function factorsOf(authenticators: readonly Authenticator[], leftOut: number): Factors {
  const codes = authenticators.find((one) => one.type === 'recovery_codes')
  return {
    hasApp: authenticators.some(({ type }) => type === 'totp'),
    keyCount: authenticators.filter(({ type }) => type === 'webauthn').length,
    codes: codes
      ? { left: codes.unused_code_count, total: codes.total_code_count, madeAt: codes.created_at }
      : null,
    leftOut,
  }
}

export type Advice = 'start' | 'makeCodes' | 'fewCodes' | 'addKey' | 'good'

/** What to do next for a safer account; null where not all is known that it depends on. */
export function adviceFor({ hasApp, keyCount, codes, leftOut }: Factors): Advice | null {
  if (codes && codes.left <= fewCodes && (hasApp || keyCount > 0)) return 'fewCodes'
  if (codes && keyCount > 0) return 'good'
  if (leftOut > 0) return null
  if (!hasApp && keyCount === 0) return 'start'
  return codes ? 'addKey' : 'makeCodes'
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
