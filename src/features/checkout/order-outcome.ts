import type { FieldErrors } from '../../components/form/find-errors'
import type { OrderChange } from './order-changes'

/** Whether an order may go out as the person saw it. */
export type CheckOutcome =
  | { kind: 'asShown' }
  /** Nothing was sent: something is another price, or not there any more. */
  | { kind: 'changed'; changes: readonly OrderChange[] }
  /** This cart was ordered already, in another tab. */
  | { kind: 'placed'; uuid: string }
  /** Nothing was sent: nobody could say. */
  | { kind: 'unread' }
  | { kind: 'signedOut' }

/** How sending an order ended. */
export type SendOutcome =
  | { kind: 'placed'; uuid: string }
  /** 409: the same order is still being placed. */
  | { kind: 'underWay' }
  /** 422: the key has been used for something else. */
  | { kind: 'keyTaken' }
  /** 400: what is not there in these quantities. */
  | { kind: 'changed'; changes: readonly OrderChange[] }
  /** 400 and its likes: what was written cannot be used. */
  | { kind: 'refused'; fields: FieldErrors; whole: string | null }
  /** 429; `seconds` is null where the server named no time. */
  | { kind: 'heldBack'; seconds: number | null }
  /** 401 or 410: it was not looked at. */
  | { kind: 'signedOut' }
  /** This request has certainly not placed it, and no earlier one was sent. */
  | { kind: 'notSent' }
  /** Nobody knows whether it was placed: the answer was lost, or came from a broken server. */
  | { kind: 'unclear' }
