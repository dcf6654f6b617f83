import { formatNumber } from '../../lib/text/format-number'
import type { ProductText } from './product-texts'

const gramsPerKilo = 1000

/** A weight in words: grams below a kilo, else kilos with one decimal. */
export function weightWords(text: ProductText, grams: number): string {
  const isHeavy = grams >= gramsPerKilo
  const amount = isHeavy ? Math.round(grams / 100) / 10 : grams
  return text(isHeavy ? 'details.kilos' : 'details.grams', {
    count: amount,
    value: formatNumber(amount),
  })
}
