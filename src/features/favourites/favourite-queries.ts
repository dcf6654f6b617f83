import { QueryClient, queryOptions } from '@tanstack/react-query'
import { createBackgroundRefetch } from '#lib/queries/background-refetch'
import { currentSession, watchSession } from '#session/session'
import { createBatchedRead } from './batched-read'
import type { FavouriteKind } from './favourites-service'

const refetch = createBackgroundRefetch()
const always = { networkMode: 'always', retry: false } as const

/** What members have marked on the pages of this document; cleared when the member changes. */
export const favouriteQueries = new QueryClient({
  queryCache: refetch.createCache(),
  defaultOptions: {
    queries: {
      ...always,
      gcTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: refetch.onReturn,
      refetchOnReconnect: refetch.onReconnect,
    },
    mutations: always,
  },
})

if (typeof window !== 'undefined') {
  favouriteQueries.mount()
  // Another window may lie beside this one, which is then never hidden.
  window.addEventListener('focus', () => favouriteQueries.getQueryCache().onFocus())
  window.addEventListener('online', () => favouriteQueries.getQueryCache().onOnline())
  let owner = currentSession().user?.id
  watchSession(() => {
    refetch.clear()
    const present = currentSession().user?.id
    if (owner !== undefined && owner !== present) favouriteQueries.clear()
    owner = present
  })
}

/** What is known about an item. */
export interface FavouriteMark {
  isFavourite: boolean
  /** At the first answer: the base of counts that were rendered at build time. */
  wasFavourite: boolean
}

/** Whether an item is a favourite of a member; nothing is asked for a guest. */
export function favouriteQuery(kind: FavouriteKind, owner: number | null, id: number) {
  const queryKey = [kind, owner, id]
  return queryOptions({
    queryKey,
    enabled: owner !== null,
    queryFn: async (): Promise<FavouriteMark> => {
      const isFavourite = await reads[kind](id)
      const known = favouriteQueries.getQueryData<FavouriteMark>(queryKey)
      return { isFavourite, wasFavourite: known?.wasFavourite ?? isFavourite }
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
  return import(/* webpackChunkName: "favourites-service" */ './favourites-service')
}
