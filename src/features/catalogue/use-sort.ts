import { useSyncExternalStore } from 'react'
import { builtSort, type CatalogueSort, readSort } from './catalogue-sort'

const never = () => () => {}

/**
 * The order that the address names. While pre-rendered HTML comes alive it is the built order, as
 * the HTML shows that; on a page that is opened without a new document it counts at once.
 * @param search query of the address, with its question mark
 */
export function useSort(search: string): CatalogueSort {
  return useSyncExternalStore(
    never,
    () => readSort(search),
    () => builtSort,
  )
}
