import type { InfiniteData } from '@tanstack/react-query'
import type { Page } from '../../contract/wire/page'

/** A list of `useOwnPages` as its query keeps it. */
export type KeptPages<Row> = InfiniteData<Page<Row>>

/**
 * The pages of a list after a change that the API has confirmed.
 * @param changed the row as it is now, or null where it is gone
 */
export function changeRows<Row>(
  data: KeptPages<Row> | undefined,
  changed: (row: Row) => Row | null,
): KeptPages<Row> | undefined {
  if (!data) return undefined
  const pages = data.pages.map((page) => ({
    ...page,
    results: page.results.flatMap((row) => changed(row) ?? []),
  }))
  return { ...data, pages }
}
