/** An amount in euro, rounded to whole cents; half a cent goes up, whatever binary makes of it. */
export function toCents(amount: number): number {
  return Math.round(Number((amount * 100).toFixed(4))) / 100
}

/** What a product costs: net price, value-added tax and discount, both of the net price. */
export function priceParts(price: number, vatPercent: number, discountPercent: number) {
  const vatValue = (price * vatPercent) / 100
  const discountValue = (price * discountPercent) / 100
  return {
    vatValue: toCents(vatValue),
    discountValue: toCents(discountValue),
    finalPrice: toCents(price + vatValue - discountValue),
    priceSavePercent: price === 0 ? 0 : toCents((discountValue / price) * 100),
  }
}
