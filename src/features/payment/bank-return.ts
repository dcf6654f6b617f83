import { bankWord } from './bank-reason'
import type { BankVisit } from './payment-machine'

/** What the address says with which the bank sends somebody back. */
export interface BankReturn {
  /** The bank's references of the session and, unless it failed early, of the transaction. */
  query: { s: string; t: string | null }
  visit: BankVisit
}

const reference = /^[\w-]{1,64}$/
const code = /^\d{1,9}$/

/**
 * Reads the query of the return address; null without a session. Names differ in case, and other
 * parameters, which links and mail programs add, are passed over.
 */
export function readBankReturn(search: string): BankReturn | null {
  const entries = [...new URLSearchParams(search)]
  const valueAt = (name: string, shape: RegExp) =>
    entries.find(([key, value]) => key.toLowerCase() === name && shape.test(value))?.[1] ?? null
  const s = valueAt('s', reference)
  if (s === null) return null
  const t = valueAt('t', reference)
  const eventId = valueAt('eventid', code)
  // Without both there was no payment: the page was left by its own way back.
  const visit: BankVisit =
    t === null && eventId === null
      ? { kind: 'left' }
      : { kind: 'returned', word: bankWord(eventId) }
  return { query: { s, t }, visit }
}
