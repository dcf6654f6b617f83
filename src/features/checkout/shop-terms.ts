import type { PayWay } from '../../../contract/shop/pay-way'

/** What the shop asks for beside the products. */
export interface ShopTerms {
  /** In euro, once for each order. */
  shippingPrice: number
  /** Those that are offered now, in the shop's order. */
  payWays: readonly PayWay[]
  /** The API confirms orders by mail. */
  isMailed: boolean
}
