import type { BankWord } from '#contract/site/bank-visit'

/** Codes of Viva in its return address (`eventId`), without those that tell the customer nothing. */
const wordsOfViva: Readonly<Record<string, BankWord>> = {
  2061: 'left',
  2062: 'identity',
  10004: 'card',
  10005: 'card',
  10014: 'cardNumber',
  10041: 'card',
  10043: 'card',
  10051: 'funds',
  10054: 'expiredCard',
  10057: 'card',
  10061: 'limit',
  10062: 'card',
  10065: 'identity',
}

/**
 * What the bank says of a payment by the code of its return address; null where it speaks of no
 * failure, which Viva writes as 0.
 */
export function bankWord(eventId: string | null): BankWord | null {
  if (!eventId || !/^[1-9]\d{0,8}$/.test(eventId)) return null
  return wordsOfViva[eventId] ?? 'failed'
}
