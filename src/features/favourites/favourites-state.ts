import type { AuthOutcome } from '#session/outcome'

/** A product, lesson or comment that can be a favourite. */
export interface FavouriteItem {
  id: number
  name: string
}

/** A change that the API has not confirmed yet; it is already shown. */
export interface PendingChange extends FavouriteItem {
  wanted: boolean
}

type States = Readonly<Record<number, boolean>>

/** What is known about the favourites of one kind on a page. */
export interface FavouritesContext {
  /** Ids of the mounted buttons; an id appears once for each button. */
  mounted: readonly number[]
  /** Ids whose state has to be fetched. */
  toFetch: readonly number[]
  /** State by id, as the API last reported it. */
  fetched: States
  /** State by id at the first fetch: the base of counts that were rendered at build time. */
  initial: States
  /** Ids written while a fetch was running: its response may be older than the write. */
  writtenDuringFetch: readonly number[]
  /** Unconfirmed changes, oldest first; the first one is being sent. */
  queue: readonly PendingChange[]
}

export type FavouritesEvent =
  | { type: 'item.mounted'; id: number }
  | { type: 'item.unmounted'; id: number }
  | { type: 'item.toggled'; item: FavouriteItem }
  /** The page is visible again: another tab may have changed something. */
  | { type: 'page.returned' }
  | { type: 'session.member'; userId: number }
  | { type: 'session.guest' }
  /** The session could not be determined. */
  | { type: 'session.unavailable' }

export type FavouritesEmitted =
  | { type: 'login.required'; id: number }
  | { type: 'change.failed'; change: PendingChange; outcome: AuthOutcome<unknown> }

/** Nothing is mounted, known or queued. */
export const initialContext: FavouritesContext = {
  mounted: [],
  toFetch: [],
  fetched: {},
  initial: {},
  writtenDuringFetch: [],
  queue: [],
}

/** The API accepts at most this many ids in one request. */
const maxBatchSize = 100

/** The state to show: the latest queued change, else what the API reported. */
export function isFavourite({ queue, fetched }: FavouritesContext, id: number): boolean {
  return queue.findLast((change) => change.id === id)?.wanted ?? fetched[id] ?? false
}

/** What to add to a count that was read before any change of this member: 1, 0 or -1. */
export function countDelta(context: FavouritesContext, id: number): number {
  return Number(isFavourite(context, id)) - Number(context.initial[id] ?? false)
}

/** Ids of the next fetch. */
export function nextBatch({ toFetch }: FavouritesContext): readonly number[] {
  return toFetch.slice(0, maxBatchSize)
}

/** Queues a toggle. It replaces a waiting change of the same item, but not the one being sent. */
export function withToggle(
  context: FavouritesContext,
  item: FavouriteItem,
): Partial<FavouritesContext> {
  const [head, ...waiting] = context.queue
  const others = waiting.filter(({ id }) => id !== item.id)
  const change = { ...item, wanted: !isFavourite(context, item.id) }
  return { queue: [...(head ? [head] : []), ...others, change] }
}

/** Stores the response to `nextBatch`, except for ids that were written in the meantime. */
export function withFetched(
  context: FavouritesContext,
  ids: readonly number[],
): Pick<FavouritesContext, 'toFetch' | 'fetched' | 'initial'> {
  const batch = nextBatch(context)
  const current = batch.filter((id) => !context.writtenDuringFetch.includes(id))
  const states = Object.fromEntries(current.map((id) => [id, ids.includes(id)]))
  return {
    toFetch: context.toFetch.filter((id) => !batch.includes(id)),
    fetched: { ...context.fetched, ...states },
    initial: { ...states, ...context.initial },
  }
}

/** Removes the oldest change from the queue after the API has confirmed it. */
export function withConfirmed({ queue, fetched, initial, writtenDuringFetch }: FavouritesContext) {
  const [confirmed, ...waiting] = queue
  if (!confirmed) return {}
  const { id, wanted } = confirmed
  return {
    queue: waiting,
    writtenDuringFetch: [...writtenDuringFetch, id],
    fetched: { ...fetched, [id]: wanted },
    initial: { [id]: false, ...initial },
  }
}

/** Rolls the oldest change back, together with later changes of the same item. */
export function withRolledBack({ queue }: FavouritesContext): Pick<FavouritesContext, 'queue'> {
  return { queue: queue.filter(({ id }) => id !== queue[0]?.id) }
}
