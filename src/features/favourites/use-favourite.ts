import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { type Actor, createActor, fromPromise } from 'xstate'
import { showToast } from '#components/show-toast'
import { type BackgroundPause, createBackgroundPause } from '#lib/http/background-pause'
import { problemMessages } from '#lib/http/problem-messages'
import { addMessages } from '#lib/i18n/messages'
import { loginPath } from '#lib/navigation/addresses'
import { goTo } from '#lib/navigation/navigate'
import favouriteButton from '#locales/el/favourite-button.json'
import { storeGuestAction, takeGuestAction } from '#session/guest-action'
import type { AuthOutcome } from '#session/outcome'
import { currentSession, watchSession } from '#session/session'
import { type FetchedIds, favouritesMachine } from './favourites-machine'
import type { FavouriteKind } from './favourites-service'
import {
  countDelta,
  type FavouriteItem,
  type FavouritesContext,
  type FavouritesEmitted,
  type FavouritesEvent,
  isFavourite,
  type PendingChange,
} from './favourites-state'

/** Messages of the favourite and like buttons, which guests load too. */
export const buttonMessages = addMessages('favourite-button', favouriteButton)

export interface FavouriteState {
  isFavourite: boolean
  /** What to add to a count that was read before any change of this member: 1, 0 or -1. */
  countDelta: number
  toggle: () => void
}

/** Whether an item is a favourite, and its toggle. False during the build and until it is known. */
export function useFavourite(kind: FavouriteKind, { id, name }: FavouriteItem): FavouriteState {
  useEffect(() => {
    const actor = favouritesActor(kind)
    actor.send({ type: 'item.mounted', id })
    const resume = () => toggleAfterSignIn(kind, { id, name })
    const unwatch = watchSession(resume)
    resume()
    return () => {
      unwatch()
      actor.send({ type: 'item.unmounted', id })
    }
  }, [kind, id, name])
  return {
    isFavourite: useFavouritesSelector(kind, (context) => isFavourite(context, id), false),
    countDelta: useFavouritesSelector(kind, (context) => countDelta(context, id), 0),
    toggle: () => favouritesActor(kind).send({ type: 'item.toggled', item: { id, name } }),
  }
}

/** Makes an item a favourite that the member chose as a guest, before signing in. */
function toggleAfterSignIn(kind: FavouriteKind, item: FavouriteItem): void {
  if (!currentSession().user || takeGuestAction(kind, item.id) === null) return
  const actor = favouritesActor(kind)
  const isSet = isFavourite(actor.getSnapshot().context, item.id)
  if (!isSet) actor.send({ type: 'item.toggled', item })
}

function useFavouritesSelector<Value extends boolean | number>(
  kind: FavouriteKind,
  select: (context: FavouritesContext) => Value,
  serverValue: Value,
): Value {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = favouritesActor(kind).subscribe(onChange)
      return () => subscription.unsubscribe()
    },
    [kind],
  )
  return useSyncExternalStore(
    subscribe,
    () => select(favouritesActor(kind).getSnapshot().context),
    () => serverValue,
  )
}

type FavouritesActor = Actor<typeof favouritesMachine>

const actors = new Map<FavouriteKind, FavouritesActor>()

/** The actor of one kind in this document; the first call starts it. Browser only. */
export function favouritesActor(kind: FavouriteKind): FavouritesActor {
  const known = actors.get(kind)
  if (known) return known
  const pause = createBackgroundPause()
  const actor = createActor(machineFor(kind, pause))
  actors.set(kind, actor)
  actor.on('login.required', ({ id }) => offerLogin(kind, id))
  actor.on('change.failed', (event) => void showFailure(kind, event))
  actor.start()
  followSession(actor, pause)
  followDocument(actor, pause)
  return actor
}

function machineFor(kind: FavouriteKind, pause: BackgroundPause) {
  return favouritesMachine.provide({
    actors: {
      fetchFavourites: fromPromise<FetchedIds, readonly number[]>(async ({ input }) => {
        const outcome = await (await loadService()).fetchFavourites(kind, input)
        if (outcome.kind === 'done') pause.clear()
        else pause.failed(outcome)
        return outcome
      }),
      writeFavourite: fromPromise<AuthOutcome<unknown>, PendingChange | undefined>(
        async ({ input }) =>
          input
            ? (await loadService()).writeFavourite(kind, input)
            : { kind: 'broken', reason: 'the queue is empty' },
      ),
    },
  })
}

function followSession(actor: FavouritesActor, pause: BackgroundPause): void {
  let known = ''
  const follow = () => {
    const { status, user } = currentSession()
    const present = `${status} ${user?.id}`
    if (present === known) return
    known = present
    const event = sessionEvent(status, user?.id)
    pause.clear()
    if (event) actor.send(event)
  }
  watchSession(follow)
  follow()
}

function sessionEvent(
  status: ReturnType<typeof currentSession>['status'],
  userId: number | undefined,
): FavouritesEvent | null {
  if (userId !== undefined) return { type: 'session.member', userId }
  if (status === 'unknown') return null
  return { type: status === 'unavailable' ? 'session.unavailable' : 'session.guest' }
}

/** Reads the states again when the visitor returns, unless the pause after a failure is not over. */
function followDocument(actor: FavouritesActor, pause: BackgroundPause): void {
  const onReturn = () => {
    if (document.visibilityState !== 'visible' || pause.leftMs() > 0) return
    actor.send({ type: 'page.returned' })
  }
  document.addEventListener('visibilitychange', onReturn)
  addEventListener('focus', onReturn)
  addEventListener('online', () => {
    pause.reconnected()
    onReturn()
  })
}

/**
 * The guest stays on the page; signing in leads back to the page where the button was pressed, and
 * sets the favourite.
 */
function offerLogin(kind: FavouriteKind, id: number): void {
  const { text } = buttonMessages
  const path = loginPath(window.location.pathname)
  showToast({
    id: 'favourite-sign-in',
    tone: 'info',
    title: text(`${messageGroup(kind)}.signInFirst`),
    action: {
      label: text('signIn'),
      onPress: () => {
        storeGuestAction({ kind, id, quantity: 1 })
        goTo(path)
      },
    },
    staysForMs: 10_000,
  })
}

async function showFailure(
  kind: FavouriteKind,
  { change, outcome }: Extract<FavouritesEmitted, { type: 'change.failed' }>,
): Promise<void> {
  const description = await loadService().then(
    ({ reasonOf }) => reasonOf(outcome),
    () => problemMessages.text('unreachable'),
  )
  if (description === undefined) return
  showToast({
    id: `favourite-${kind}-${change.id}`,
    tone: 'error',
    title: buttonMessages.text(`${messageGroup(kind)}.${change.wanted ? 'notSet' : 'notTaken'}`),
    description,
  })
}

function messageGroup(kind: FavouriteKind) {
  return kind === 'products' ? 'favourite' : 'like'
}

/** A separate chunk, not loaded for guests: only members and failure messages need it. */
function loadService() {
  return import(/* webpackChunkName: "favourites-service" */ './favourites-service')
}
