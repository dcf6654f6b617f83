import { useMemo, useSyncExternalStore } from 'react'
import { type CatalogueChoice, queryOfChoice, readChoice } from './catalogue-choice'

const never = () => () => {}

/**
 * What the address names. While pre-rendered HTML comes alive it is the list as it was built, as the
 * HTML shows that; on a page that is opened without a new document it counts at once.
 * @param search query of the address, with its question mark
 */
export function useChoice(search: string): CatalogueChoice {
  const query = useSyncExternalStore(
    never,
    () => queryOfChoice(readChoice(search)),
    () => '',
  )
  return useMemo(() => readChoice(query), [query])
}
