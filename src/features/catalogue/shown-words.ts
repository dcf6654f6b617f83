import { cardsPerPage } from '../../../contract/paths/site-paths'
import type { CatalogueText } from './catalogue-texts'

/** Which products of how many a page shows, in words; `page` counts from 1. */
export function shownWords(text: CatalogueText, page: number, productCount: number): string {
  if (productCount <= cardsPerPage) return text('productCount', { count: productCount })
  const from = (page - 1) * cardsPerPage + 1
  const to = Math.min(page * cardsPerPage, productCount)
  return text('shown', { from, to, count: productCount })
}
