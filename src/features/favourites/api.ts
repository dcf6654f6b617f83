import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '#components/show-toast'
import type { Endpoint } from '#contract/endpoints/endpoint'
import { listFavourites } from '#contract/endpoints/favourites'
import { call } from '#lib/http/call'
import { addMessages } from '#lib/i18n/messages'
import favourites from '#locales/el/favourites.json'
import { type AccountChange, useAccountChange } from '#session/use-account-change'
import {
  type CachedPages,
  queryKeyOf,
  updateRows,
  useAccountPages,
} from '#session/use-account-query'
import { lookForFavourite, setFavourite } from './favourites-service'

export const favouritesMessages = addMessages('favourites', favourites)

const { text } = favouritesMessages

/** An entry of the member's lists of liked lessons and favourite products. */
export interface ListedFavourite {
  kind: 'posts' | 'products'
  /** Id of the lesson or product, never of the favourite record itself. */
  id: number
  name: string
}

/** The member's favourite products, newest first. */
export function useFavouriteProducts() {
  return useAccountPages(listFavourites, { pageSize: 12 })
}

/**
 * Removes entries from a list; each removal can be undone from its toast.
 * @param list endpoint of the list
 * @param idOf id of the lesson or product of a row
 */
export function useRemoveFavourite<Row>(
  list: Endpoint,
  idOf: (row: Row) => number,
  onRemoved: () => void,
): AccountChange<ListedFavourite> {
  const queries = useQueryClient()
  const queryKey = queryKeyOf(list)
  const restore = async (entry: ListedFavourite) => {
    const isDone = await setFavourite(call, entry, true).then(
      () => true,
      () => false,
    )
    showRestored(isDone, entry, () => void restore(entry))
    if (isDone) await queries.invalidateQueries({ queryKey })
  }
  return useAccountChange<ListedFavourite>({
    carryOut: (entry) => setFavourite(call, entry, false),
    look: (entry) => lookForFavourite(call, entry, false),
    onDone: (entry) => {
      queries.setQueriesData<CachedPages<Row>>({ queryKey }, (data) =>
        updateRows(data, (row) => (idOf(row) === entry.id ? null : row)),
      )
      showRemoved(entry, () => void restore(entry))
      onRemoved()
    },
  })
}

/** Whether this lesson or product is being removed. */
export function isRemoving(
  { status, change }: AccountChange<ListedFavourite>,
  id: number,
): boolean {
  return status === 'working' && change?.id === id
}

function showRemoved({ name }: ListedFavourite, undo: () => void): void {
  showToast({
    tone: 'success',
    title: text('removed'),
    description: name,
    action: { label: text('undo'), onPress: undo },
  })
}

function showRestored(isDone: boolean, { name }: ListedFavourite, retry: () => void): void {
  if (isDone) {
    showToast({ tone: 'success', title: text('restored'), description: name })
    return
  }
  showToast({
    tone: 'error',
    title: text('notRestored'),
    description: name,
    action: { label: text('retry'), onPress: retry },
  })
}
