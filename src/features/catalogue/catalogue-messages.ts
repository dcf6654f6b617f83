import { cardsPerPage } from '#contract/paths/site-paths'
import { addMessages, type Text } from '#lib/i18n/messages'
import catalogue from '#locales/el/catalogue.json'

export const catalogueMessages = addMessages('catalogue', catalogue)

export type CatalogueText = Text<typeof catalogue>

/** Title of a list page, with its number from the second page on. */
export function pageTitle(text: CatalogueText, title: string, page: number): string {
  return page === 1 ? title : text('pageTitle', { title, page })
}

/** Range and number of products on a page; `page` counts from 1. */
export function shownText(text: CatalogueText, page: number, productCount: number): string {
  const from = (page - 1) * cardsPerPage + 1
  if (productCount <= cardsPerPage || from > productCount) {
    return text('productCount', { count: productCount })
  }
  const to = Math.min(page * cardsPerPage, productCount)
  return text('shown', { from, to, count: productCount })
}
