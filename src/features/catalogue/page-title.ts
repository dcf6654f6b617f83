import type { CatalogueText } from './catalogue-texts'

/** Title of a page of a list; from the second page on it says which one it is. */
export function pageTitle(text: CatalogueText, title: string, page: number): string {
  return page === 1 ? title : text('pageTitle', { title, page })
}
