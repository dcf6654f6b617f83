import { lazily } from '../lazy/lazily'

const euros = lazily(() => new Intl.NumberFormat('el-GR', { style: 'currency', currency: 'EUR' }))

/**
 * An amount of euros as Greeks write it, with an unbreakable space: `1.234,50 €` (R355).
 * @param amount in euros, not cents
 */
export function formatMoney(amount: number): string {
  return euros().format(amount)
}
