import { cardsPerPage, listPagePath } from '../../../contract/paths/site-paths'

/** Where one page of a list stands and which of the list's items it shows. */
export interface ListPage {
  path: string
  context: { page: number; pageCount: number; skip: number; limit: number }
}

/** The pages that a list is cut into: at least one, twelve items on each. */
export function listPages(listPath: string, itemCount: number): ListPage[] {
  const pageCount = Math.max(1, Math.ceil(itemCount / cardsPerPage))
  return Array.from({ length: pageCount }, (_, at) => ({
    path: listPagePath(listPath, at + 1),
    context: { page: at + 1, pageCount, skip: at * cardsPerPage, limit: cardsPerPage },
  }))
}
