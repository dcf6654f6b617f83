import { i18n } from '../../shared/i18n/i18n'
import { type ProductText, productTexts } from './product-texts'
import { weightWords } from './weight-words'

const text: ProductText = (key, values) => i18n.t(key, { ns: productTexts.namespace, ...values })

it.each([
  [1, '1 γραμμάριο'],
  [999, '999 γραμμάρια'],
  [1000, '1 κιλό'],
  [1249, '1,2 κιλά'],
  [12_500, '12,5 κιλά'],
])('says %i grams in words', (grams, words) => {
  expect(weightWords(text, grams)).toBe(words)
})
