import { createActor, fromPromise } from 'xstate'
import type { AuthOutcome } from '../../session/auth-outcome'
import { gainOf, type HeartsEvent, type HeartsNews, isMarked, type Wish } from './hearts'
import { heartsMachine, type MarksRead } from './hearts-machine'

const done = { kind: 'done', data: undefined } as const
const lost = { kind: 'unreachable' } as const
const known: HeartsEvent = { type: 'person.known', owner: 9 }
const hidden: HeartsEvent = { type: 'person.hidden' }
const shown = (id: number): HeartsEvent => ({ type: 'heart.shown', id })
const pressed = (id: number): HeartsEvent => ({
  type: 'heart.pressed',
  press: { id, name: `Product ${id}` },
})
/** Hearts whose calls the test answers one by one; their time passes when it says so. */
function startHearts() {
  const reads: { ids: readonly number[]; answer: (outcome: MarksRead) => void }[] = []
  const writes: { wish: Wish | undefined; answer: (outcome: AuthOutcome<unknown>) => void }[] = []
  const news: HeartsNews[] = []
  const machine = heartsMachine.provide({
    actors: {
      readMarks: fromPromise<MarksRead, readonly number[]>(
        ({ input: ids }) => new Promise((answer) => reads.push({ ids, answer })),
      ),
      writeMark: fromPromise<AuthOutcome<unknown>, Wish | undefined>(
        ({ input: wish }) => new Promise((answer) => writes.push({ wish, answer })),
      ),
    },
  })
  const actor = createActor(machine)
  actor.on('*', (event) => news.push(event))
  actor.start()
  const passTime = () => jest.advanceTimersByTimeAsync(80)
  return {
    actor,
    news,
    reads,
    writes,
    passTime,
    answerRead: async (ids: readonly number[]) => {
      reads.at(-1)?.answer({ kind: 'done', data: ids })
      await jest.advanceTimersByTimeAsync(0)
    },
    answerWrite: async (outcome: AuthOutcome<unknown>) => {
      writes.at(-1)?.answer(outcome)
      await jest.advanceTimersByTimeAsync(0)
    },
    isFull: (id: number) => isMarked(actor.getSnapshot().context, id),
    gain: (id: number) => gainOf(actor.getSnapshot().context, id),
  }
}

async function startRead(marked: readonly number[]) {
  const story = startHearts()
  for (const event of [shown(1), shown(2), known]) story.actor.send(event)
  await story.passTime()
  await story.answerRead(marked)
  return story
}

describe('the story of hearts', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  it('asks once for all of a page, and only when a member is known (R168)', async () => {
    const { actor, reads, passTime, answerRead, isFull } = startHearts()
    for (const id of [1, 2, 2]) actor.send(shown(id))
    await passTime()
    expect(reads).toEqual([])
    actor.send(known)
    actor.send(shown(3))
    await passTime()
    expect(reads.map(({ ids }) => ids)).toEqual([[1, 2, 3]])
    await answerRead([2])
    expect([1, 2, 3].map(isFull)).toEqual([false, true, false])
    await passTime()
    expect(reads).toHaveLength(1)
  })

  it('asks for a hundred at most, and for the others after that', async () => {
    const { actor, reads, passTime, answerRead, isFull } = startHearts()
    for (let id = 1; id <= 101; id += 1) actor.send(shown(id))
    actor.send(known)
    await passTime()
    await answerRead([])
    await passTime()
    await answerRead([101])
    expect(reads.map(({ ids }) => ids.length)).toEqual([100, 1])
    expect(isFull(101)).toBe(true)
  })

  it('leads a guest to sign in and sends nothing', async () => {
    const { actor, news, reads, writes, passTime, isFull } = startHearts()
    actor.send(shown(1))
    actor.send(pressed(1))
    expect(news).toEqual([])
    actor.send({ type: 'person.absent' })
    expect(news).toEqual([{ type: 'signIn.asked' }])
    expect(isFull(1)).toBe(false)
    actor.send(pressed(1))
    await passTime()
    expect(news).toHaveLength(2)
    expect([reads, writes]).toEqual([[], []])
  })

  it('says at once that nobody can be reached where nobody knows who is here', () => {
    for (const order of [
      [pressed(1), hidden],
      [hidden, pressed(1)],
    ]) {
      const { actor, news, isFull } = startHearts()
      for (const event of order) actor.send(event)
      expect(news).toMatchObject([{ type: 'mark.failed', wish: { id: 1 }, outcome: lost }])
      expect(isFull(1)).toBe(false)
    }
  })

  it('shows a press at once and counts it, before the API has answered', async () => {
    const { actor, writes, answerWrite, isFull, gain } = await startRead([2])
    actor.send(pressed(1))
    expect([isFull(1), gain(1)]).toEqual([true, 1])
    expect(writes.map(({ wish }) => wish)).toEqual([{ id: 1, name: 'Product 1', wanted: true }])
    await answerWrite(done)
    expect([isFull(1), gain(1)]).toEqual([true, 1])
    actor.send(pressed(2))
    expect([isFull(2), gain(2)]).toEqual([false, -1])
  })

  it('takes a press back that the API did not take, and says so', async () => {
    const { actor, news, answerWrite, isFull, gain } = await startRead([])
    actor.send(pressed(1))
    await answerWrite(lost)
    expect([isFull(1), gain(1)]).toEqual([false, 0])
    expect(news).toMatchObject([{ type: 'mark.failed', wish: { id: 1, wanted: true } }])
  })

  it('writes one after the other, and of many presses only the last', async () => {
    const { actor, writes, answerWrite, isFull } = await startRead([])
    for (const id of [1, 2, 1, 1, 1]) actor.send(pressed(id))
    expect(writes).toHaveLength(1)
    await answerWrite(done)
    await answerWrite(done)
    expect(writes.map(({ wish }) => [wish?.id, wish?.wanted])).toEqual([
      [1, true],
      [2, true],
      [1, false],
    ])
    await answerWrite(done)
    expect([isFull(1), isFull(2)]).toEqual([false, true])
  })

  it('is right again when the person comes back from another tab', async () => {
    const { actor, reads, passTime, answerRead, isFull } = await startRead([1])
    actor.send({ type: 'page.returned' })
    await passTime()
    await answerRead([2])
    expect(reads).toHaveLength(2)
    expect([isFull(1), isFull(2)]).toEqual([false, true])
  })

  it('does not let an older answer undo what was written since', async () => {
    const { actor, passTime, answerRead, answerWrite, isFull } = await startRead([])
    actor.send({ type: 'page.returned' })
    await passTime()
    actor.send(pressed(1))
    await answerWrite(done)
    await answerRead([])
    expect(isFull(1)).toBe(true)
  })

  it('leaves hearts as they are where the question was not answered', async () => {
    const { actor, reads, passTime, isFull } = await startRead([1])
    actor.send({ type: 'page.returned' })
    await passTime()
    reads.at(-1)?.answer(lost)
    await passTime()
    expect(isFull(1)).toBe(true)
    expect(reads).toHaveLength(2)
  })

  it('asks about what is on the page, no longer about what was', async () => {
    const { actor, reads, passTime } = await startRead([])
    actor.send({ type: 'heart.gone', id: 2 })
    actor.send({ type: 'page.returned' })
    await passTime()
    expect(reads.at(-1)?.ids).toEqual([1])
  })

  it('forgets everything with whom it belongs to (R168)', async () => {
    const { actor, isFull, passTime, reads } = await startRead([1, 2])
    actor.send({ type: 'person.absent' })
    expect([isFull(1), isFull(2)]).toEqual([false, false])
    actor.send({ type: 'person.known', owner: 10 })
    await passTime()
    expect(reads).toHaveLength(2)
  })

  it('does not work without the parts that ask', async () => {
    const actor = createActor(heartsMachine)
    const news: HeartsNews[] = []
    actor.on('*', (event) => news.push(event))
    actor.start()
    for (const event of [shown(1), known, pressed(1)]) actor.send(event)
    await jest.advanceTimersByTimeAsync(100)
    expect(news).toMatchObject([{ type: 'mark.failed', outcome: { kind: 'broken' } }])
    expect(actor.getSnapshot().value).toEqual({
      member: { reading: 'upToDate', writing: 'resting' },
    })
  })
})
