import { createBatchedRead } from './batched-read'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

/** A read that finds the even ids, and what it was asked for. */
function evenIds() {
  const asked: (readonly number[])[] = []
  const ask = createBatchedRead(async (ids) => {
    asked.push(ids)
    return ids.filter((id) => id % 2 === 0)
  })
  return { asked, ask }
}

it('asks for the ids of a moment together, each once', async () => {
  const { asked, ask } = evenIds()
  const answers = Promise.all([1, 2, 2, 3].map(ask))
  await jest.advanceTimersByTimeAsync(80)
  expect(await answers).toEqual([false, true, true, false])
  const later = ask(4)
  await jest.advanceTimersByTimeAsync(80)
  expect([await later, asked]).toEqual([true, [[1, 2, 3], [4]]])
})

it('asks for at most a hundred ids in one request', async () => {
  const { asked, ask } = evenIds()
  const ids = Array.from({ length: 101 }, (_, at) => at + 1)
  const answers = Promise.all(ids.map(ask))
  await jest.advanceTimersByTimeAsync(80)
  expect((await answers).filter(Boolean)).toHaveLength(50)
  expect(asked.map(({ length }) => length)).toEqual([100, 1])
})

it('fails for all ids of a request that fails, and asks again', async () => {
  const fail = jest.fn(async (): Promise<number[]> => {
    throw new Error('no answer')
  })
  const ask = createBatchedRead(fail)
  for (const _ of [1, 2]) {
    const answers = Promise.allSettled([1, 2].map(ask))
    await jest.advanceTimersByTimeAsync(80)
    expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  }
  expect(fail).toHaveBeenCalledTimes(2)
})
