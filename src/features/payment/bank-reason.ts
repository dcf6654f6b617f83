/** Why the bank did not take a payment, as far as it can be told. */
export type BankReason =
  | 'funds'
  | 'limit'
  | 'expiredCard'
  | 'cardNumber'
  | 'identity'
  | 'left'
  | 'card'

/** Codes of Viva in its return address (`eventId`), without those that tell the customer nothing. */
const reasonsOfViva: Readonly<Record<string, BankReason>> = {
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

/** What the bank says of a payment on the way back. */
export type BankWord = BankReason | 'failed' | null

/**
 * Reads the code of a return address: `failed` for a failure without a known reason, null for no
 * failure, which Viva writes as 0.
 */
export function bankWord(eventId: string | null): BankWord {
  if (!eventId || !/^[1-9]\d{0,8}$/.test(eventId)) return null
  return reasonsOfViva[eventId] ?? 'failed'
}
