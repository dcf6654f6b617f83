/** The amount of a Greek price, in euro: `1.234,50 €` is 1234.5. */
export function amountIn(price: string): number {
  return Number(price.replace(/[^\d,]/g, '').replace(',', '.'))
}
