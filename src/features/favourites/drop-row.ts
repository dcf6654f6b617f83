import type { InfiniteData } from '@tanstack/react-query'
import type { Page } from '../../../contract/wire/page'

/** The pages of a list without the rows that are gone; the other pages stay the same objects. */
export function dropRows<Row>(
  data: InfiniteData<Page<Row>> | undefined,
  isGone: (row: Row) => boolean,
): InfiniteData<Page<Row>> | undefined {
  if (!data) return undefined
  const pages = data.pages.map((page) => {
    const results = page.results.filter((row) => !isGone(row))
    return results.length === page.results.length ? page : { ...page, results }
  })
  return { ...data, pages }
}
