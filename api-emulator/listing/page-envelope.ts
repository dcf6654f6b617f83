/** One page of a list as the API wraps it. */
export interface PageEnvelope<Item> {
  links: { next: string | null; previous: string | null }
  count: number
  totalPages: number
  pageSize: number
  pageTotalResults: number
  page?: number
  results: Item[]
}

/** The same address with other words in its query; null takes a word away. */
export function withQuery(address: string, words: Record<string, string | number | null>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(words)) {
    if (value === null) url.searchParams.delete(name)
    else url.searchParams.set(name, String(value))
  }
  return url.href
}

/** How many rows one page has: the asked size within 1 and the most, else the default. */
export function sizeOf(asked: string | undefined, byDefault: number, most = 100): number {
  const size = asked && /^\d+$/.test(asked) ? Number(asked) : 0
  return size > 0 ? Math.min(size, most) : byDefault
}
