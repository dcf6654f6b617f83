/** Settings of the shop's owner, which a test control may change. Amounts in euro. */
export interface ShopSettings {
  /** Flat price of shipping, and the sum of the products from which it is free. */
  shippingPrice: number
  freeShippingFrom: number
  /** The carrier that delivers to the door, whose price counts before the flat one. */
  carrier: { price: number; freeFrom: number } | null
}

export const defaultShopSettings = (): ShopSettings => ({
  shippingPrice: 3,
  freeShippingFrom: 50,
  carrier: { price: 3.5, freeFrom: 40 },
})

/** Price of a delivery to the door for products of this amount, whatever the country. */
export function deliveryPrice(settings: ShopSettings, amount: number): number {
  const { carrier, shippingPrice, freeShippingFrom } = settings
  const { price, freeFrom } = carrier ?? { price: shippingPrice, freeFrom: freeShippingFrom }
  return amount >= freeFrom ? 0 : price
}
