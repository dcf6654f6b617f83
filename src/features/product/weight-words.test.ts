import { i18n } from '../../lib/i18n/i18n'
import { type ProductText, productMessages } from './product-texts'
import { weightWords } from './weight-words'

const text: ProductText = (key, values) => i18n.t(key, { ns: productMessages.namespace, ...values })

it.each([
  [1, '1 γραμμάριο'],
  [999, '999 γραμμάρια'],
  [1000, '1 κιλό'],
  [1249, '1,2 κιλά'],
  [12_500, '12,5 κιλά'],
])('says %i grams in words', (grams, words) => {
  expect(weightWords(text, grams)).toBe(words)
})
