import { createActor, fromPromise } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { AuthOutcome } from '../../session/auth-outcome'
import type { ThreadComment } from './comment-thread'
import { someComment } from './components/some-comment'
import {
  type OwnCommentsEvent,
  type OwnCommentsNews,
  type OwnCommentsQuestion,
  ownCommentsMachine,
} from './own-comments-machine'

const done = { kind: 'done', data: undefined } as const
const lost = { kind: 'unreachable' } as const
const known: OwnCommentsEvent = { type: 'person.known', owner: 9 }
const kept = (id: number): OwnCommentsEvent => ({ type: 'comment.kept', comment: someComment(id) })
const considered: OwnCommentsEvent = { type: 'removal.considered', id: 1 }
const confirmed: OwnCommentsEvent = { type: 'removal.confirmed' }
const events: readonly OwnCommentsEvent[] = [
  known,
  { type: 'person.left' },
  { type: 'page.returned' },
  { type: 'sending.began', comment: someComment(0) },
  { type: 'sending.ended' },
  kept(2),
  considered,
  confirmed,
  { type: 'removal.dropped' },
]

/** Own comments whose calls the test answers one by one. */
function startOwn() {
  const reads: {
    question: OwnCommentsQuestion
    answer: (own: readonly ThreadComment[]) => void
    fail: (error: Error) => void
  }[] = []
  const removals: { id: number | null; answer: (outcome: AuthOutcome<unknown>) => void }[] = []
  const news: OwnCommentsNews[] = []
  const machine = ownCommentsMachine.provide({
    actors: {
      readOwn: fromPromise<readonly ThreadComment[], OwnCommentsQuestion>(
        ({ input: question }) =>
          new Promise((answer, fail) => reads.push({ question, answer, fail })),
      ),
      removeOwn: fromPromise<AuthOutcome<unknown>, number | null>(
        ({ input: id }) => new Promise((answer) => removals.push({ id, answer })),
      ),
    },
  })
  const actor = createActor(machine, { input: { postId: 7 } })
  actor.on('*', (event) => news.push(event))
  actor.start()
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  return {
    actor,
    news,
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
  const story = startOwn()
  story.actor.send(known)
  await story.answerRead(someComment(1))
  return story
}

describe('the story of own comments', () => {
  it('asks for nothing as long as nobody is here', () => {
    const { actor, reads, context } = startOwn()
    for (const event of events.slice(1)) actor.send(event)
    expect(reads).toEqual([])
    expect(context()).toMatchObject({ owner: null, own: [], sending: null, gone: [] })
  })

  it('reads what a person wrote, and forgets it when they leave (R203)', async () => {
    const { actor, reads, ids, context } = await startRead()
    expect(reads.map(({ question }) => question)).toEqual([{ postId: 7, owner: 9 }])
    expect(ids()).toEqual([1])
    actor.send({ type: 'person.left' })
    expect(context()).toMatchObject({ owner: null, own: [] })
  })

  it('keeps what was written, also where it was being read at that time', async () => {
    const { actor, reads, ids, answerRead } = startOwn()
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

  it('reads again when the person comes back, and keeps what it has where that fails', async () => {
    const { actor, ids, answerRead, failRead } = await startRead()
    actor.send({ type: 'page.returned' })
    await failRead()
    expect(ids()).toEqual([1])
    actor.send({ type: 'page.returned' })
    await answerRead()
    expect(ids()).toEqual([])
  })

  it('shows a comment while it is on its way', async () => {
    const { actor, context } = await startRead()
    actor.send({ type: 'sending.began', comment: someComment(0) })
    expect(context().sending?.commentId).toBe(0)
    actor.send({ type: 'sending.ended' })
    expect(context().sending).toBeNull()
  })

  it.each<AuthOutcome<unknown>>([done, { kind: 'missing' }])(
    'hides a comment as soon as its deletion is confirmed, and tells of it after %j',
    async (outcome) => {
      const { actor, removals, news, context, answerRemoval } = await startRead()
      actor.send(considered)
      expect(context().gone).toEqual([])
      actor.send(confirmed)
      expect(context().gone).toEqual([1])
      expect(removals.map(({ id }) => id)).toEqual([1])
      await answerRemoval(outcome)
      expect(context()).toMatchObject({ gone: [1], removing: null })
      expect(news).toEqual([{ type: 'removal.settled' }])
    },
  )

  it('brings a comment back whose deletion failed, and says why', async () => {
    const { actor, news, context, answerRemoval } = await startRead()
    actor.send(considered)
    actor.send(confirmed)
    await answerRemoval(lost)
    expect(context()).toMatchObject({ gone: [], removing: null })
    expect(news).toEqual([{ type: 'removal.failed', outcome: lost }])
  })

  it('deletes nothing where the person thinks better of it', async () => {
    const { actor, removals, context } = await startRead()
    actor.send(considered)
    actor.send({ type: 'removal.dropped' })
    expect(removals).toEqual([])
    expect(context().removing).toBeNull()
  })

  it('does not work without the parts that ask', async () => {
    const actor = createActor(ownCommentsMachine, { input: { postId: 7 } })
    const news: OwnCommentsNews[] = []
    actor.on('*', (event) => news.push(event))
    actor.start()
    for (const event of [known, considered, confirmed]) actor.send(event)
    await new Promise((resolve) => setTimeout(resolve))
    expect(news).toMatchObject([{ type: 'removal.failed', outcome: { kind: 'broken' } }])
    expect(actor.getSnapshot().value).toEqual({ here: { knowledge: 'read', removal: 'resting' } })
  })
})

describe('every path through the story', () => {
  const ended = (place: string, output: unknown) => ({
    type: `xstate.done.actor.0.own comments.here.${place}`,
    output,
  })
  const failed = (place: string) => ({
    type: `xstate.error.actor.0.own comments.here.${place}`,
    error: new Error('x'),
  })
  const graph = {
    input: { postId: 7 },
    events: [
      ...events,
      ended('knowledge.reading', [someComment(1)]),
      failed('knowledge.reading'),
      ended('removal.working', done),
      ended('removal.working', lost),
      failed('removal.working'),
    ] as never[],
    serializeState: ({ value }: { value: unknown }) => JSON.stringify(value),
  }

  it('reaches every state', () => {
    const reached = getShortestPaths(ownCommentsMachine, graph).map(({ state }) => state.value)
    const here = ['reading', 'read'].flatMap((knowledge) =>
      ['resting', 'asking', 'working'].map((removal) => ({ here: { knowledge, removal } })),
    )
    expect([...new Set(reached.map((value) => JSON.stringify(value)))].sort()).toEqual(
      ['away', ...here].map((value) => JSON.stringify(value)).sort(),
    )
  })

  it('changes nothing at what a state does not hear of', () => {
    const everywhere = ['person.known', 'person.left']
    const here = ['sending.began', 'sending.ended', 'comment.kept']
    const heard = {
      read: ['page.returned'],
      resting: ['removal.considered'],
      asking: ['removal.confirmed', 'removal.dropped'],
    }
    for (const { state } of getShortestPaths(ownCommentsMachine, graph)) {
      const isIn = (name: string) => JSON.stringify(state.value).includes(`"${name}"`)
      const allowed = [
        ...everywhere,
        ...(state.matches('here') ? here : []),
        ...Object.entries(heard).flatMap(([name, types]) => (isIn(name) ? types : [])),
      ]
      for (const event of events) expect(state.can(event)).toBe(allowed.includes(event.type))
    }
  })
})
