import { createActor, fromPromise, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { ThreadComment } from './comment-thread'
import { someComment } from './components/some-comment'
import { repliesMachine } from './replies-machine'

const input = { commentId: 4 }

function startReplies(read: () => Promise<ThreadComment[]>) {
  const kept: (readonly ThreadComment[])[] = []
  const machine = repliesMachine.provide({
    actors: { readReplies: fromPromise<readonly ThreadComment[], { commentId: number }>(read) },
    actions: { 'keep the replies': (_, replies) => kept.push(replies) },
  })
  const actor = createActor(machine, { input }).start()
  return { actor, kept }
}

describe('repliesMachine', () => {
  it('reaches every state', () => {
    const machine = repliesMachine.provide({ actions: { 'keep the replies': () => {} } })
    const paths = getShortestPaths(machine, {
      input,
      events: [
        { type: 'replies.requested' },
        { type: 'xstate.done.actor.0.replies.reading', output: [] },
        { type: 'xstate.error.actor.0.replies.reading', error: new Error('down') },
      ] as never[],
      serializeState: ({ value }) => JSON.stringify(value),
    })
    const reached = new Set(paths.map(({ state }) => state.value))
    expect(reached).toEqual(new Set(Object.keys(repliesMachine.states)))
  })

  it('reads nothing by itself', () => {
    const read = jest.fn()
    const { actor } = startReplies(read)
    expect(actor.getSnapshot().value).toBe('folded')
    expect(read).not.toHaveBeenCalled()
  })

  it('hands over what it read', async () => {
    const replies = [someComment(5, { parentId: 4 })]
    const { actor, kept } = startReplies(async () => replies)
    actor.send({ type: 'replies.requested' })
    await waitFor(actor, (now) => now.matches('unfolded'))
    expect(kept).toEqual([replies])
  })

  it('keeps the reason of a failure and may be asked again', async () => {
    const failure = new Error('too many')
    let isDown = true
    const { actor, kept } = startReplies(async () => {
      if (isDown) throw failure
      return []
    })
    actor.send({ type: 'replies.requested' })
    const refused = await waitFor(actor, (now) => now.matches('unread'))
    expect(refused.context.failure).toBe(failure)
    isDown = false
    actor.send({ type: 'replies.requested' })
    await waitFor(actor, (now) => now.matches('unfolded'))
    expect(kept).toEqual([[]])
  })
})
