import { getShortestPaths } from 'xstate/graph'
import { actorEvents } from '#session/testing/actor-events'
import { favouritesMachine } from './favourites-machine'
import type { FavouritesContext, FavouritesEvent } from './favourites-state'

const done = { kind: 'done', data: undefined } as const
const lost = { kind: 'unreachable' } as const
const returned: FavouritesEvent = { type: 'page.returned' }
const events: readonly FavouritesEvent[] = [
  { type: 'item.mounted', id: 1 },
  { type: 'item.unmounted', id: 1 },
  { type: 'item.toggled', item: { id: 1, name: 'Product 1' } },
  returned,
  { type: 'session.member', userId: 9 },
  { type: 'session.guest' },
  { type: 'session.unavailable' },
]

describe('every path through favouritesMachine', () => {
  const { done: ended, failed } = actorEvents('favourites.member')
  const graph = {
    events: [
      ...events,
      { type: 'xstate.after.batchDelayMs.favourites.member.fetching.batching' },
      ended('fetching.loading', { kind: 'done', data: [1] }),
      ended('fetching.loading', lost),
      failed('fetching.loading'),
      ended('writing.sending', done),
      ended('writing.sending', lost),
      failed('writing.sending'),
    ] as never[],
    serializeState: ({ value, context }: { value: unknown; context: unknown }) => {
      const { mounted, toFetch, queue } = context as FavouritesContext
      return JSON.stringify([
        value,
        Math.min(2, mounted.length),
        toFetch.length,
        Math.min(2, queue.length),
      ])
    },
    stopWhen: ({ context }: { context: FavouritesContext }) =>
      context.mounted.length > 2 || context.queue.length > 2,
  }

  it('reaches every state', () => {
    const paths = getShortestPaths(favouritesMachine, graph)
    const member = (fetching: string, writing: string) => ({ member: { fetching, writing } })
    expect([...new Set(paths.map(({ state }) => JSON.stringify(state.value)))].sort()).toEqual(
      [
        'guest',
        'unavailable',
        'unknown',
        ...['idle', 'batching', 'loading'].flatMap((fetching) =>
          ['idle', 'sending'].map((writing) => member(fetching, writing)),
        ),
      ]
        .map((value) => JSON.stringify(value))
        .sort(),
    )
  })

  it('queues nothing unless a member is signed in, and sends only what is queued', () => {
    for (const { state } of getShortestPaths(favouritesMachine, graph)) {
      const { queue } = state.context
      if (state.matches('guest') || state.matches('unavailable')) expect(queue).toEqual([])
      if (state.matches({ member: { writing: 'idle' } })) expect(queue).toEqual([])
      if (state.matches({ member: { writing: 'sending' } })) expect(queue).not.toEqual([])
    }
  })

  it('ignores events that a state does not handle', () => {
    for (const { state } of getShortestPaths(favouritesMachine, graph)) {
      for (const event of events) {
        const isHandled = event !== returned || state.matches('member')
        expect(state.can(event)).toBe(isHandled)
      }
    }
  })
})
