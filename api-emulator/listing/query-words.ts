/** The query of a request by name in camelCase; the API reads `page_size` and `pageSize` alike. */
export type QueryWords = ReadonlyMap<string, string>

/** `page_size` → `pageSize`; a leading `-` stays. */
export function camelCase(name: string): string {
  return name.replace(/(?<=[a-z0-9])_+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase())
}

/** Reads the query of an address; of a repeated name the last value counts, but
 * for tags all of them do. */
export function queryWords(address: string): QueryWords {
  const words = new Map<string, string>()
  const params = new URL(address).searchParams
  for (const [name, value] of params) words.set(camelCase(name), value)
  const tags = params.getAll('tags')
  if (tags.length > 0) words.set('tags', tags.join(','))
  return words
}
