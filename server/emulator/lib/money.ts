/** Rounds an amount in euro to whole cents, half up, compensating for binary fractions. */
export function toCents(amount: number): number {
  return Math.round(Number((amount * 100).toFixed(4))) / 100
}

/** Price components: tax and discount are both based on the net price. */
export function priceParts(price: number, vatPercent: number, discountPercent: number) {
  const vatValue = (price * vatPercent) / 100
  const discountValue = (price * discountPercent) / 100
  return {
    vatValue: toCents(vatValue),
    discountValue: toCents(discountValue),
    finalPrice: toCents(price + vatValue - discountValue),
    priceSavePercent: price === 0 ? 0 : (toCents(discountValue) / price) * 100,
  }
}
