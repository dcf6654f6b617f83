import { lazyValue } from '../lazy/lazy-value'

const plain = lazyValue(() => new Intl.NumberFormat('el-GR', { maximumFractionDigits: 1 }))

/** A number in Greek format, with at most one decimal: `1.234,5`. */
export function formatNumber(value: number): string {
  return plain().format(value)
}

const euros = lazyValue(
  () => new Intl.NumberFormat('el-GR', { style: 'currency', currency: 'EUR' }),
)

/**
 * An amount of euros in Greek format, with a no-break space: `1.234,50 €` (R355).
 * @param amount in euros, not cents
 */
export function formatMoney(amount: number): string {
  return euros().format(amount)
}
