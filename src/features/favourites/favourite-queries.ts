import { queryOptions } from '@tanstack/react-query'
import { publicQueries, publicRefetch } from '#lib/queries/public-queries'
import { currentSession, watchSession } from '#session/session'
import { createBatchedRead } from './batched-read'
import type { FavouriteKind } from './favourites-service'

/** First part of the keys of what members have marked on the pages of this document. */
export const favouriteKey = 'favourite'

const marks = () => publicQueries.getQueryCache().findAll({ queryKey: [favouriteKey] })

if (typeof window !== 'undefined') {
  // Another window may lie beside this one, which is then never hidden.
  window.addEventListener('focus', () => {
    for (const mark of marks()) mark.onFocus()
  })
  let owner = currentSession().user?.id
  watchSession(() => {
    for (const mark of marks()) publicRefetch.clear(mark)
    const present = currentSession().user?.id
    if (owner !== undefined && owner !== present) forget()
    owner = present
  })
}

/** Removes what the former member has marked, and the changes that are under way. */
function forget(): void {
  publicQueries.removeQueries({ queryKey: [favouriteKey] })
  const changes = publicQueries.getMutationCache()
  for (const change of changes.findAll({ mutationKey: [favouriteKey] })) changes.remove(change)
}

/** What is known about an item. */
export interface FavouriteMark {
  isFavourite: boolean
  /** At the first answer: the base of counts that were rendered at build time. */
  wasFavourite: boolean
}

/** Whether an item is a favourite of a member; nothing is asked for a guest. */
export function favouriteQuery(kind: FavouriteKind, owner: number | null, id: number) {
  const queryKey = [favouriteKey, kind, owner, id]
  return queryOptions({
    queryKey,
    enabled: owner !== null,
    // Kept while other pages are shown, until the member changes.
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: publicRefetch.onReturn,
    refetchOnReconnect: publicRefetch.onReconnect,
    queryFn: async (): Promise<FavouriteMark> => {
      const isFavourite = await reads[kind](id)
      const before = publicQueries.getQueryData<FavouriteMark>(queryKey)
      return { isFavourite, wasFavourite: before?.wasFavourite ?? isFavourite }
    },
  })
}

const readOf = (kind: FavouriteKind) =>
  createBatchedRead(async (ids) => (await loadService()).fetchFavourites(kind, ids))

const reads = {
  posts: readOf('posts'),
  products: readOf('products'),
  comments: readOf('comments'),
} satisfies Record<FavouriteKind, (id: number) => Promise<boolean>>

/** A separate chunk, not loaded for guests: only members and failure messages need it. */
export function loadService() {
  return import('./favourites-service')
}
