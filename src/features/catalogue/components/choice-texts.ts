import { addMessages, type Text } from '#lib/i18n/messages'
import { formatMoney } from '#lib/text/format-number'
import controls from '#locales/el/catalogue-controls.json'
import type { CatalogueChoice } from '../catalogue-choice'
import { minStars, priceRanges } from '../choice-values'

export const controlsMessages = addMessages('catalogue-controls', controls)

type ControlsText = Text<typeof controls>

/** What a choice of price says. */
export function priceText(text: ControlsText, word: CatalogueChoice['price']): string {
  const { from = 0, to = 0 }: { from?: number; to?: number } = priceRanges[word]
  return text(priceTextKeys[word], { from: formatMoney(from), to: formatMoney(to) })
}

const priceTextKeys = {
  all: 'anyPrice',
  'to-10': 'priceTo',
  '10-20': 'priceBetween',
  '20-40': 'priceBetween',
  'from-40': 'priceFrom',
} as const satisfies Record<CatalogueChoice['price'], string>

/** What a choice of stars says. */
export function starsText(text: ControlsText, word: CatalogueChoice['stars']): string {
  return word === 'all' ? text('anyStars') : text('starsFrom', { count: minStars[word] })
}
