import type { OrderAttempt, OrderChange } from './order'
import type { CheckOutcome, SendOutcome } from './order-outcome'

export type Outcome = CheckOutcome | SendOutcome

type Refusal = Pick<SendOutcome & { kind: 'refused' }, 'fields' | 'whole'>

/** What the checkout knows of its order. */
export interface CheckoutContext {
  /** The order submitted last. */
  attempt: OrderAttempt | null
  /** Differences from what the customer saw. */
  changes: readonly OrderChange[]
  refusal: Refusal
  placed: string | null
  /** Uuid of an order that stands in place of the submitted one. */
  standing: string | null
  /** It was sent at least once and may have been placed. */
  isUnanswered: boolean
  /** Number of 409 responses in a row. */
  waits: number
  /** Null where nobody knows how long. */
  waitSeconds: number | null
}

/** What an outcome adds to it. */
export function contextOf(outcome: Outcome): Partial<CheckoutContext> {
  switch (outcome.kind) {
    case 'changed':
      return { changes: outcome.changes }
    case 'refused':
      return { refusal: { fields: outcome.fields, whole: outcome.whole } }
    case 'placed':
    case 'toBePaid':
      return { placed: outcome.uuid }
    case 'unpaid':
    case 'differs':
      return { standing: outcome.uuid }
    case 'rateLimited':
      return { waitSeconds: outcome.seconds }
    default:
      return {}
  }
}
