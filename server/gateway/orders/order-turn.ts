import type { OrderCreation } from '#contract/shop/order-creation'
import type { Buyer, GuestBuyer } from '../http/api'
import type { EventWindow } from '../shared/shared-state'
import type { PlacedOrderTurn } from './placed-orders'

/** What a buyer sends of an order. */
export interface OrderRequest<By extends Buyer = Buyer> {
  buyer: By
  /** The guest that a member was in this browser. */
  former?: GuestBuyer | null
  /** The browser's idempotency key, in lower case. */
  key: string
  body: OrderCreation
}

/** The same in its turn, with what it is placed by. */
export interface OrderTurn extends OrderRequest, PlacedOrderTurn {
  /** The orders of a while of a person, or of guests at an address, which are limited. */
  recent: EventWindow
}
