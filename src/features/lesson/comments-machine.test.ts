import { createActor, fromPromise, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { commentsMachine, type TopLevelPage } from './comments-machine'
import { someComment } from './components/some-comment'
import { shownComments } from './fresh-comments'

type ReadTopLevel = (page: number) => Promise<TopLevelPage>

const input = { postId: 7, built: [someComment(1), someComment(2)] }
const page = (commentId: number, nextPage: number | null) => ({
  comments: [someComment(commentId)],
  nextPage,
})

function startComments(read: ReadTopLevel) {
  const machine = commentsMachine.provide({
    actors: {
      readTopLevel: fromPromise(({ input: { page } }) => read(page)),
    },
  })
  const actor = createActor(machine, { input }).start()
  const ids = () => shownComments(actor.getSnapshot().context).map(({ commentId }) => commentId)
  const reach = (state: 'upToDate' | 'outOfReach') => waitFor(actor, (now) => now.matches(state))
  return { actor, ids, reach }
}

describe('commentsMachine', () => {
  it('reaches every state', () => {
    const done = (nextPage: number | null) => ({
      type: 'xstate.done.actor.0.comments.reading',
      output: page(9, nextPage),
    })
    const paths = getShortestPaths(commentsMachine, {
      input,
      events: [
        done(2),
        done(null),
        { type: 'xstate.error.actor.0.comments.reading', error: new Error('down') },
        { type: 'more.requested' },
        { type: 'retry.requested' },
        { type: 'replies.arrived', parentId: 9, replies: [] },
      ] as never[],
      serializeState: ({ value }) => JSON.stringify(value),
    })
    const reached = new Set(paths.map(({ state }) => state.value))
    expect(reached).toEqual(new Set(Object.keys(commentsMachine.states)))
  })

  it('shows the built comments while it reads, then the fresh ones', async () => {
    const { ids, reach } = startComments(async () => page(3, null))
    expect(ids()).toEqual([1, 2])
    await reach('upToDate')
    expect(ids()).toEqual([3])
  })

  it('reads page after page and then no further', async () => {
    const pages: number[] = []
    const { actor, ids, reach } = startComments(async (number) => {
      pages.push(number)
      return page(number + 10, number < 2 ? number + 1 : null)
    })
    await reach('upToDate')
    expect(ids()).toEqual([11, 1, 2])
    actor.send({ type: 'more.requested' })
    await reach('upToDate')
    expect(ids()).toEqual([11, 12])
    actor.send({ type: 'more.requested' })
    expect(actor.getSnapshot().value).toBe('upToDate')
    expect(pages).toEqual([1, 2])
  })

  it('names a comment once that moved to the next page', async () => {
    const { actor, ids, reach } = startComments(async (number) => page(5, number === 1 ? 2 : null))
    await reach('upToDate')
    actor.send({ type: 'more.requested' })
    await reach('upToDate')
    expect(ids()).toEqual([5])
  })

  it('keeps the built comments where the API is out of reach, and tries again when asked', async () => {
    const answers = [Promise.reject(new Error('down')), Promise.resolve(page(3, null))]
    answers[0]?.catch(() => {})
    const { actor, ids, reach } = startComments(() => answers.shift() ?? Promise.reject())
    await reach('outOfReach')
    expect(ids()).toEqual([1, 2])
    actor.send({ type: 'more.requested' })
    expect(actor.getSnapshot().value).toBe('outOfReach')
    actor.send({ type: 'retry.requested' })
    await reach('upToDate')
    expect(ids()).toEqual([3])
  })

  it('takes replies in at any time', async () => {
    const { actor, ids, reach } = startComments(async () => page(3, null))
    const replies = [someComment(8, { parentId: 3 })]
    actor.send({ type: 'replies.arrived', parentId: 3, replies })
    await reach('upToDate')
    expect(ids()).toEqual([3, 8])
  })

  it('does no work of its own', async () => {
    const actor = createActor(commentsMachine, { input }).start()
    await waitFor(actor, (now) => now.matches('outOfReach'))
  })
})
