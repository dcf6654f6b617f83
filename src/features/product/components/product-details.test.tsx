import { i18n } from '../../../lib/i18n/messages'
import { type ProductText, productMessages } from '../product-messages'
import { formatWeight } from './product-details'

const text: ProductText = (key, values) => i18n.t(key, { ns: productMessages.namespace, ...values })

it.each([
  [1, '1 γραμμάριο'],
  [999, '999 γραμμάρια'],
  [1000, '1 κιλό'],
  [1249, '1,2 κιλά'],
  [12_500, '12,5 κιλά'],
])('formats %i grams', (grams, words) => {
  expect(formatWeight(text, grams)).toBe(words)
})
