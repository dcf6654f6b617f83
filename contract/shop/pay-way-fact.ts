/** A way to pay as the product pages name it. Money is in euro. */
export interface PayWayFact {
  name: string
  /** What it adds to an order. */
  cost: number
  /** From this sum of the products on it adds nothing; 0 means never. */
  freeFrom: number
}
