import { normalLine } from '#contract/wire/typed-text'
import { queryKey, shortQueryKey } from './search-address'

/** A query in normal form, with single spaces. */
export function cleanQuery(text: string): string {
  return normalLine(text).replaceAll(/\s+/g, ' ')
}

/**
 * The query of a URL; empty without one.
 * @param search the URL's query string, with its question mark
 */
export function queryOf(search: string): string {
  const parameters = new URLSearchParams(search)
  return cleanQuery(parameters.get(queryKey) ?? parameters.get(shortQueryKey) ?? '')
}
