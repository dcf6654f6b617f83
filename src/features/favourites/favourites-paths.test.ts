import { getShortestPaths } from 'xstate/graph'
import { actorEvents } from '#session/testing/actor-events'
import { favouritesMachine } from './favourites-machine'
import type { FavouritesContext, FavouritesEvent } from './favourites-state'

const done = { kind: 'done', data: undefined } as const
const lost = { kind: 'unreachable' } as const
const events: readonly FavouritesEvent[] = [
  { type: 'item.mounted', id: 1 },
  { type: 'item.unmounted', id: 1 },
  { type: 'item.toggled', item: { id: 1, name: 'Product 1' } },
  { type: 'page.returned' },
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

  it('queues nothing unless a member is signed in, and sends only what is queued', () => {
    for (const { state } of getShortestPaths(favouritesMachine, graph)) {
      const { queue } = state.context
      if (state.matches('guest') || state.matches('unavailable')) expect(queue).toEqual([])
      if (state.matches({ member: { writing: 'idle' } })) expect(queue).toEqual([])
      if (state.matches({ member: { writing: 'sending' } })) expect(queue).not.toEqual([])
    }
  })
})
