/** What shipping costs, in euro. */
export interface ShippingTerms {
  /** For the order that was asked about. */
  price: number
  /** Sum of the products from which it is free; 0 means never. */
  freeFrom: number
}

/** What shipping costs an order of this amount that has nothing else, in euro. */
export function shippingFor({ price, freeFrom }: ShippingTerms, amount: number): number {
  return freeFrom > 0 && amount >= freeFrom ? 0 : price
}
