import { i18n } from '#lib/i18n/messages'
import { type CatalogueText, catalogueMessages, pageTitle, shownText } from './catalogue-messages'

const text: CatalogueText = (key, values) =>
  i18n.t(key, { ns: catalogueMessages.namespace, ...values })

it.each([
  [1, 1, '1 προϊόν'],
  [1, 12, '12 προϊόντα'],
  [1, 71, '1–12 από 71 προϊόντα'],
  [6, 71, '61–71 από 71 προϊόντα'],
  [6, 0, '0 προϊόντα'],
  // A page beyond the end (R532).
  [3, 12, '12 προϊόντα'],
  [4, 35, '35 προϊόντα'],
])('names the range of page %i of %i products', (page, count, words) => {
  expect(shownText(text, page, count)).toBe(words)
})

it('numbers the title from the second page on', () => {
  expect(pageTitle(text, 'Προϊόντα', 1)).toBe('Προϊόντα')
  expect(pageTitle(text, 'Προϊόντα', 2)).toBe('Προϊόντα, σελίδα 2')
})
