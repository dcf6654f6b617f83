import type { OrderChange } from './order'

/** Result of comparing an order with the shop's current prices and stock before it is sent. */
export type CheckOutcome =
  | { kind: 'asShown' }
  /** A price, a quantity or a cost differs: nothing was sent. */
  | { kind: 'changed'; changes: readonly OrderChange[] }
  /** Another tab has already ordered this cart. */
  | { kind: 'placed'; uuid: string }
  /** The same with another address, way to pay or anything else. */
  | { kind: 'differs'; uuid: string }
  /** Cart, shipping or pay ways could not be read: nothing was sent. */
  | { kind: 'unread' }
  | { kind: 'signedOut' }

/** Result of sending an order, or of asking for one that was sent. */
export type SendOutcome =
  | { kind: 'placed'; uuid: string }
  /** 409: an earlier request with this key is still in progress. */
  | { kind: 'underWay' }
  /** 422: an order with other details stands under the key, or was placed from the same cart. */
  | { kind: 'differs'; uuid: string }
  /** 409: a guest's order was placed, but nobody can show it here. */
  | { kind: 'placedUnseen' }
  /** 409: whether a guest's order was placed can never be found out here. */
  | { kind: 'keyLost' }
  /** 404: the order that was asked for was not placed, and will not be. */
  | { kind: 'notPlaced' }
  /** 422 without an order: the key belongs to another request body. */
  | { kind: 'keyTaken' }
  /** 400: some products are not available in these quantities. */
  | { kind: 'changed'; changes: readonly OrderChange[] }
  /** Other 4xx: field errors, or `whole` for the order as a whole. */
  | { kind: 'refused'; fields: Record<string, string>; whole: string | null }
  /** 429; `seconds` is null without a Retry-After header. */
  | { kind: 'rateLimited'; seconds: number | null }
  /** 401 or 410: the order was not processed. */
  | { kind: 'signedOut' }
  /** The order was certainly not placed, and no earlier request may have placed it. */
  | { kind: 'notSent' }
  /** Unknown whether it was placed: no response, or a server error. */
  | { kind: 'unclear' }
