import { createActor, fromPromise } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { AuthOutcome } from '#session/auth-outcome'
import { actorEvents } from '#session/testing/actor-events'
import type { ThreadComment } from './comment-thread'
import {
  type MemberCommentsEmitted,
  type MemberCommentsEvent,
  type MemberCommentsParams,
  memberCommentsMachine,
} from './member-comments-machine'
import { someComment } from './testing/some-comment'

const done = { kind: 'done', data: undefined } as const
const lost = { kind: 'unreachable' } as const
const known: MemberCommentsEvent = { type: 'member.known', owner: 9 }
const kept = (id: number): MemberCommentsEvent => ({
  type: 'comment.saved',
  comment: someComment(id),
})
const considered: MemberCommentsEvent = { type: 'removal.requested', id: 1 }
const confirmed: MemberCommentsEvent = { type: 'removal.confirmed' }
const events: readonly MemberCommentsEvent[] = [
  known,
  { type: 'member.left' },
  { type: 'page.returned' },
  { type: 'sending.started', comment: someComment(0) },
  { type: 'sending.ended' },
  kept(2),
  considered,
  confirmed,
  { type: 'removal.cancelled' },
]

/** Member comments whose requests the test answers one by one. */
function startMemberComments() {
  const reads: {
    params: MemberCommentsParams
    answer: (own: readonly ThreadComment[]) => void
    fail: (error: Error) => void
  }[] = []
  const removals: { id: number | null; answer: (outcome: AuthOutcome<unknown>) => void }[] = []
  const emitted: MemberCommentsEmitted[] = []
  const machine = memberCommentsMachine.provide({
    actors: {
      readMine: fromPromise<readonly ThreadComment[], MemberCommentsParams>(
        ({ input: params }) => new Promise((answer, fail) => reads.push({ params, answer, fail })),
      ),
      remove: fromPromise<AuthOutcome<unknown>, number | null>(
        ({ input: id }) => new Promise((answer) => removals.push({ id, answer })),
      ),
    },
  })
  const actor = createActor(machine, { input: { postId: 7 } })
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  return {
    actor,
    emitted,
    reads,
    removals,
    context: () => actor.getSnapshot().context,
    ids: () => actor.getSnapshot().context.own.map(({ commentId }) => commentId),
    answerRead: (...own: ThreadComment[]) => {
      reads.at(-1)?.answer(own)
      return settled()
    },
    failRead: () => {
      reads.at(-1)?.fail(new Error('x'))
      return settled()
    },
    answerRemoval: (outcome: AuthOutcome<unknown>) => {
      removals.at(-1)?.answer(outcome)
      return settled()
    },
  }
}

async function startRead() {
  const memberComments = startMemberComments()
  memberComments.actor.send(known)
  await memberComments.answerRead(someComment(1))
  return memberComments
}

describe('the member comments machine', () => {
  it('reads the member’s comments, and forgets them on sign-out (R203)', async () => {
    const { actor, reads, ids, context } = await startRead()
    expect(reads.map(({ params }) => params)).toEqual([{ postId: 7, owner: 9 }])
    expect(ids()).toEqual([1])
    actor.send({ type: 'member.left' })
    expect(context()).toMatchObject({ owner: null, own: [] })
  })

  it('keeps a saved comment, also during a read', async () => {
    const { actor, reads, ids, answerRead } = startMemberComments()
    actor.send(known)
    actor.send(kept(2))
    expect(ids()).toEqual([2])
    expect(reads).toHaveLength(2)
    await answerRead(someComment(2), someComment(1))
    expect(ids()).toEqual([2, 1])
    actor.send(kept(3))
    expect(ids()).toEqual([3, 2, 1])
    expect(reads).toHaveLength(2)
  })

  it('reads again when the member returns, and keeps the comments on errors', async () => {
    const { actor, ids, answerRead, failRead } = await startRead()
    actor.send({ type: 'page.returned' })
    await failRead()
    expect(ids()).toEqual([1])
    actor.send({ type: 'page.returned' })
    await answerRead()
    expect(ids()).toEqual([])
  })

  it('shows a comment while it is being sent', async () => {
    const { actor, context } = await startRead()
    actor.send({ type: 'sending.started', comment: someComment(0) })
    expect(context().sending?.commentId).toBe(0)
    actor.send({ type: 'sending.ended' })
    expect(context().sending).toBeNull()
  })

  it.each<AuthOutcome<unknown>>([done, { kind: 'missing' }])(
    'hides a comment as soon as its deletion is confirmed, and reports it after %j',
    async (outcome) => {
      const { actor, removals, emitted, context, answerRemoval } = await startRead()
      actor.send(considered)
      expect(context().gone).toEqual([])
      actor.send(confirmed)
      expect(context().gone).toEqual([1])
      expect(removals.map(({ id }) => id)).toEqual([1])
      await answerRemoval(outcome)
      expect(context()).toMatchObject({ gone: [1], removing: null })
      expect(emitted).toEqual([{ type: 'removal.settled' }])
    },
  )

  it('restores a comment whose deletion failed, and reports why', async () => {
    const { actor, emitted, context, answerRemoval } = await startRead()
    actor.send(considered)
    actor.send(confirmed)
    await answerRemoval(lost)
    expect(context()).toMatchObject({ gone: [], removing: null })
    expect(emitted).toEqual([{ type: 'removal.failed', outcome: lost }])
  })

  it('deletes nothing if cancelled', async () => {
    const { actor, removals, context } = await startRead()
    actor.send(considered)
    actor.send({ type: 'removal.cancelled' })
    expect(removals).toEqual([])
    expect(context().removing).toBeNull()
  })

  it('does not work without actors', async () => {
    const actor = createActor(memberCommentsMachine, { input: { postId: 7 } })
    const emitted: MemberCommentsEmitted[] = []
    actor.on('*', (event) => emitted.push(event))
    actor.start()
    for (const event of [known, considered, confirmed]) actor.send(event)
    await new Promise((resolve) => setTimeout(resolve))
    expect(emitted).toMatchObject([{ type: 'removal.failed', outcome: { kind: 'broken' } }])
    expect(actor.getSnapshot().value).toEqual({
      signedIn: { comments: 'read', removal: 'resting' },
    })
  })
})

describe('every path through the machine', () => {
  const { done: ended, failed } = actorEvents('member comments.signedIn')
  const graph = {
    input: { postId: 7 },
    events: [
      ...events,
      ended('comments.reading', [someComment(1)]),
      failed('comments.reading'),
      ended('removal.deleting', done),
      ended('removal.deleting', lost),
      failed('removal.deleting'),
    ] as never[],
    serializeState: ({ value }: { value: unknown }) => JSON.stringify(value),
  }

  it('reaches every state', () => {
    const reached = getShortestPaths(memberCommentsMachine, graph).map(({ state }) => state.value)
    const signedIn = ['reading', 'read'].flatMap((comments) =>
      ['resting', 'confirming', 'deleting'].map((removal) => ({ signedIn: { comments, removal } })),
    )
    expect([...new Set(reached.map((value) => JSON.stringify(value)))].sort()).toEqual(
      ['signedOut', ...signedIn].map((value) => JSON.stringify(value)).sort(),
    )
  })

  it('ignores events that a state does not handle', () => {
    const everywhere = ['member.known', 'member.left']
    const signedIn = ['sending.started', 'sending.ended', 'comment.saved']
    const handled = {
      read: ['page.returned'],
      resting: ['removal.requested'],
      confirming: ['removal.confirmed', 'removal.cancelled'],
    }
    for (const { state } of getShortestPaths(memberCommentsMachine, graph)) {
      const isIn = (name: string) => JSON.stringify(state.value).includes(`"${name}"`)
      const allowed = [
        ...everywhere,
        ...(state.matches('signedIn') ? signedIn : []),
        ...Object.entries(handled).flatMap(([name, types]) => (isIn(name) ? types : [])),
      ]
      for (const event of events) expect(state.can(event)).toBe(allowed.includes(event.type))
    }
  })
})
