import { useMutation, useMutationState, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '#lib/http/problem'
import { publicQueries } from '#lib/queries/public-queries'
import { takeGuestAction } from '#session/guest-action'
import { currentSession, useSession, whenSessionRead } from '#session/session'
import { type FavouriteMark, favouriteKey, favouriteQuery, loadService } from './favourite-queries'
import { offerLogin, showFailure } from './favourite-toasts'
import type { FavouriteKind } from './favourites-service'

export interface FavouriteState {
  /** Undefined where it could not be read: a press makes it one, if it is none. */
  isFavourite: boolean | undefined
  /** What to add to a count that was read before any change of this member: 1, 0 or -1. */
  countDelta: number
  toggle: () => void
}

/**
 * Whether a product, lesson or comment is a favourite, and its toggle. False during the build and
 * until it is read.
 */
export function useFavourite(kind: FavouriteKind, id: number): FavouriteState {
  const { user } = useSession()
  const owner = user?.id ?? null
  const { data, isError } = useQuery(favouriteQuery(kind, owner, id), publicQueries)
  const { wanted, change } = useChange(kind, id)
  useEffect(() => {
    // Made a favourite by a guest, before signing in.
    if (owner !== null && takeGuestAction(kind, id) !== null) change({ wanted: true })
  }, [kind, id, owner, change])
  const isFavourite = wanted ?? data?.isFavourite ?? (isError ? undefined : false)
  return {
    isFavourite,
    countDelta: Number(isFavourite ?? false) - Number(data?.wasFavourite ?? false),
    toggle: () => {
      if (currentSession().status === 'guest') offerLogin(kind, id)
      else change({ wanted: !isFavourite })
    },
  }
}

/** A change that is shown before the API has confirmed it. */
interface FavouriteChange {
  wanted: boolean
}

/**
 * Changes of an item: one of a kind at a time, and of several of one item only the last. Each shows
 * until it is answered, then what the API is known to have.
 */
function useChange(kind: FavouriteKind, id: number) {
  const mutationKey = [favouriteKey, kind, id]
  const pending = { mutationKey, exact: true, status: 'pending' } as const
  const waiting = useMutationState(
    { filters: pending, select: ({ state }) => state.variables as FavouriteChange },
    publicQueries,
  )
  const { mutate } = useMutation(
    {
      mutationKey,
      scope: { id: kind },
      mutationFn: async (
        change: FavouriteChange,
      ): Promise<{ owner: number; was: boolean } | null> => {
        const { user, status } = await whenSessionRead()
        if (status === 'unavailable') throw new ApiError({ kind: 'unreachable' })
        if (!user) {
          offerLogin(kind, id)
          return null
        }
        const all = publicQueries.getMutationCache().findAll(pending)
        if (all.at(-1)?.state.variables !== change) return null
        const was = await (await loadService()).writeFavourite({ kind, id }, change.wanted)
        return { owner: user.id, was }
      },
      onSuccess: async (done, { wanted }) => {
        if (!done || done.owner !== currentSession().user?.id) return
        const { queryKey } = favouriteQuery(kind, done.owner, id)
        // An answer that is under way may be older than the change.
        await publicQueries.cancelQueries({ queryKey })
        publicQueries.setQueryData<FavouriteMark>(queryKey, (known) => ({
          isFavourite: wanted,
          wasFavourite: known?.wasFavourite ?? done.was,
        }))
      },
      onError: (error, { wanted }) => void showFailure({ kind, id, wanted, error }),
    },
    publicQueries,
  )
  return { wanted: waiting.at(-1)?.wanted, change: mutate }
}
