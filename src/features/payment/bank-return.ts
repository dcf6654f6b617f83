import { withoutTrailingSlash } from '#contract/paths/match-path'
import { stripeReturnParams, stripeReturnPath } from '#contract/paths/payment-return-path'
import type { BankVisit } from '#contract/site/bank-visit'
import { bankWord } from './bank-reason'

/** What the address says with which Viva sends somebody back. */
interface VivaReturn {
  /** The bank's references of the session and, unless it failed early, of the transaction. */
  query: { s: string; t: string | null }
  visit: BankVisit
}

/** The same of Stripe: it returns to an address of the order. */
interface StripeReturn {
  order: string
  visit: BankVisit
}

const reference = /^[\w-]{1,64}$/
const code = /^\d{1,9}$/
const orderShape = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * Reads the query of a return address; null where it names neither a session nor an order. Names
 * differ in case, and other parameters, which links and mail programs add, are passed over.
 */
export function readBankReturn({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): VivaReturn | StripeReturn | null {
  const entries = [...new URLSearchParams(search)]
  const valueAt = (name: string, shape: RegExp) =>
    entries.find(([key, value]) => key.toLowerCase() === name && shape.test(value))?.[1] ?? null
  if (withoutTrailingSlash(pathname) === stripeReturnPath) {
    const order = valueAt(stripeReturnParams.order, orderShape)
    const hasLeft = valueAt(stripeReturnParams.left, /^1$/) !== null
    if (order === null) return null
    return { order, visit: hasLeft ? { kind: 'left' } : { kind: 'returned', word: null } }
  }
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
