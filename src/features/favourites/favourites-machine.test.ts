import { createActor, fromPromise } from 'xstate'
import type { AuthOutcome } from '#session/outcome'
import { type FetchedIds, favouritesMachine } from './favourites-machine'
import {
  countDelta,
  type FavouritesEmitted,
  type FavouritesEvent,
  isFavourite,
  type PendingChange,
} from './favourites-state'

const done = { kind: 'done', data: undefined } as const
const lost = { kind: 'unreachable' } as const
const memberKnown: FavouritesEvent = { type: 'session.member', userId: 9 }
const unavailable: FavouritesEvent = { type: 'session.unavailable' }
const mounted = (id: number): FavouritesEvent => ({ type: 'item.mounted', id })
const toggled = (id: number): FavouritesEvent => ({
  type: 'item.toggled',
  item: { id, name: `Product ${id}` },
})

/** The machine with requests that the test answers one by one. */
function startFavourites() {
  const fetches: { ids: readonly number[]; answer: (outcome: FetchedIds) => void }[] = []
  const writes: {
    change: PendingChange | undefined
    answer: (outcome: AuthOutcome<unknown>) => void
  }[] = []
  const emitted: FavouritesEmitted[] = []
  const machine = favouritesMachine.provide({
    actors: {
      fetchFavourites: fromPromise<FetchedIds, readonly number[]>(
        ({ input: ids }) => new Promise((answer) => fetches.push({ ids, answer })),
      ),
      writeFavourite: fromPromise<AuthOutcome<unknown>, PendingChange | undefined>(
        ({ input: change }) => new Promise((answer) => writes.push({ change, answer })),
      ),
    },
  })
  const actor = createActor(machine)
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const passDelay = () => jest.advanceTimersByTimeAsync(80)
  return {
    actor,
    emitted,
    fetches,
    writes,
    passDelay,
    answerFetch: async (ids: readonly number[]) => {
      fetches.at(-1)?.answer({ kind: 'done', data: ids })
      await jest.advanceTimersByTimeAsync(0)
    },
    answerWrite: async (outcome: AuthOutcome<unknown>) => {
      writes.at(-1)?.answer(outcome)
      await jest.advanceTimersByTimeAsync(0)
    },
    isOn: (id: number) => isFavourite(actor.getSnapshot().context, id),
    gain: (id: number) => countDelta(actor.getSnapshot().context, id),
  }
}

async function startFetched(marked: readonly number[]) {
  const favourites = startFavourites()
  for (const event of [mounted(1), mounted(2), memberKnown]) favourites.actor.send(event)
  await favourites.passDelay()
  await favourites.answerFetch(marked)
  return favourites
}

describe('favouritesMachine', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  it('fetches all states of a page in one request, and only for a member (R168)', async () => {
    const { actor, fetches, passDelay, answerFetch, isOn } = startFavourites()
    for (const id of [1, 2, 2]) actor.send(mounted(id))
    await passDelay()
    expect(fetches).toEqual([])
    actor.send(memberKnown)
    actor.send(mounted(3))
    await passDelay()
    expect(fetches.map(({ ids }) => ids)).toEqual([[1, 2, 3]])
    await answerFetch([2])
    expect([1, 2, 3].map(isOn)).toEqual([false, true, false])
    await passDelay()
    expect(fetches).toHaveLength(1)
  })

  it('fetches at most a hundred ids in one request', async () => {
    const { actor, fetches, passDelay, answerFetch, isOn } = startFavourites()
    for (let id = 1; id <= 101; id += 1) actor.send(mounted(id))
    actor.send(memberKnown)
    await passDelay()
    await answerFetch([])
    await passDelay()
    await answerFetch([101])
    expect(fetches.map(({ ids }) => ids.length)).toEqual([100, 1])
    expect(isOn(101)).toBe(true)
  })

  it('requires a guest to log in and sends nothing', async () => {
    const { actor, emitted, fetches, writes, passDelay, isOn } = startFavourites()
    actor.send(mounted(1))
    actor.send(toggled(1))
    expect(emitted).toEqual([])
    actor.send({ type: 'session.guest' })
    expect(emitted).toEqual([{ type: 'login.required', id: 1 }])
    expect(isOn(1)).toBe(false)
    actor.send(toggled(1))
    await passDelay()
    expect(emitted).toHaveLength(2)
    expect([fetches, writes]).toEqual([[], []])
  })

  it('fails at once while the session is unavailable', () => {
    for (const order of [
      [toggled(1), unavailable],
      [unavailable, toggled(1)],
    ]) {
      const { actor, emitted, isOn } = startFavourites()
      for (const event of order) actor.send(event)
      expect(emitted).toMatchObject([{ type: 'change.failed', change: { id: 1 }, outcome: lost }])
      expect(isOn(1)).toBe(false)
    }
  })

  it('shows and counts a toggle before the API has answered', async () => {
    const { actor, writes, answerWrite, isOn, gain } = await startFetched([2])
    actor.send(toggled(1))
    expect([isOn(1), gain(1)]).toEqual([true, 1])
    expect(writes.map(({ change }) => change)).toEqual([{ id: 1, name: 'Product 1', wanted: true }])
    await answerWrite(done)
    expect([isOn(1), gain(1)]).toEqual([true, 1])
    actor.send(toggled(2))
    expect([isOn(2), gain(2)]).toEqual([false, -1])
  })

  it('rolls back and reports a toggle that failed', async () => {
    const { actor, emitted, answerWrite, isOn, gain } = await startFetched([])
    actor.send(toggled(1))
    await answerWrite(lost)
    expect([isOn(1), gain(1)]).toEqual([false, 0])
    expect(emitted).toMatchObject([{ type: 'change.failed', change: { id: 1, wanted: true } }])
  })

  it('writes one change at a time, and of many toggles of one item only the last', async () => {
    const { actor, writes, answerWrite, isOn } = await startFetched([])
    for (const id of [1, 2, 1, 1, 1]) actor.send(toggled(id))
    expect(writes).toHaveLength(1)
    await answerWrite(done)
    await answerWrite(done)
    expect(writes.map(({ change }) => [change?.id, change?.wanted])).toEqual([
      [1, true],
      [2, true],
      [1, false],
    ])
    await answerWrite(done)
    expect([isOn(1), isOn(2)]).toEqual([false, true])
  })

  it('fetches again when the page becomes visible', async () => {
    const { actor, fetches, passDelay, answerFetch, isOn } = await startFetched([1])
    actor.send({ type: 'page.returned' })
    await passDelay()
    await answerFetch([2])
    expect(fetches).toHaveLength(2)
    expect([isOn(1), isOn(2)]).toEqual([false, true])
  })

  it('ignores a fetch that is older than a write', async () => {
    const { actor, passDelay, answerFetch, answerWrite, isOn } = await startFetched([])
    actor.send({ type: 'page.returned' })
    await passDelay()
    actor.send(toggled(1))
    await answerWrite(done)
    await answerFetch([])
    expect(isOn(1)).toBe(true)
  })

  it('keeps the known states when a fetch fails', async () => {
    const { actor, fetches, passDelay, isOn } = await startFetched([1])
    actor.send({ type: 'page.returned' })
    await passDelay()
    fetches.at(-1)?.answer(lost)
    await passDelay()
    expect(isOn(1)).toBe(true)
    expect(fetches).toHaveLength(2)
  })

  it('fetches only items that are still mounted', async () => {
    const { actor, fetches, passDelay } = await startFetched([])
    actor.send({ type: 'item.unmounted', id: 2 })
    actor.send({ type: 'page.returned' })
    await passDelay()
    expect(fetches.at(-1)?.ids).toEqual([1])
  })

  it('drops all states when the member changes (R168)', async () => {
    const { actor, isOn, passDelay, fetches } = await startFetched([1, 2])
    actor.send({ type: 'session.guest' })
    expect([isOn(1), isOn(2)]).toEqual([false, false])
    actor.send({ type: 'session.member', userId: 10 })
    await passDelay()
    expect(fetches).toHaveLength(2)
  })

  it('fails without its actors', async () => {
    const actor = createActor(favouritesMachine)
    const emitted: FavouritesEmitted[] = []
    actor.on('*', (event) => emitted.push(event))
    actor.start()
    for (const event of [mounted(1), memberKnown, toggled(1)]) actor.send(event)
    await jest.advanceTimersByTimeAsync(100)
    expect(emitted).toMatchObject([{ type: 'change.failed', outcome: { kind: 'broken' } }])
    expect(actor.getSnapshot().value).toEqual({
      member: { fetching: 'idle', writing: 'idle' },
    })
  })
})
