import { createFairTurns, type TurnLimits } from './fair-turns'

const limits: TurnLimits = { atOnce: 2, atOnceEach: 1, waiting: 6, waitingEach: 4, waitMs: 1000 }

/** Tasks that the test ends, and their outcomes. */
function startTurns(some: Partial<TurnLimits> = {}) {
  const turns = createFairTurns({ ...limits, ...some })
  const begun: string[] = []
  const ended: string[] = []
  const refused: string[] = []
  const endings = new Map<string, () => void>()
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    begun,
    ended,
    refused,
    settled,
    async ask(...names: string[]) {
      for (const name of names) {
        const task = () =>
          new Promise<void>((resolve) => {
            begun.push(name)
            endings.set(name, resolve)
          })
        turns(name.charAt(0), task).then(
          () => ended.push(name),
          (error) =>
            refused.push(`${name} ${error.status} ${error.details.headers['retry-after']}`),
        )
      }
      await settled()
    },
    async end(name: string) {
      endings.get(name)?.()
      await settled()
    },
  }
}

afterEach(() => jest.useRealTimers())

it('runs a few at once in total, and fewer of one client', async () => {
  const { ask, begun } = startTurns()
  await ask('a1', 'a2', 'b1', 'c1')
  expect(begun).toEqual(['a1', 'b1'])
})

it('serves waiting tasks in rounds, one of each client', async () => {
  const { ask, end, begun } = startTurns({ atOnce: 1 })
  await ask('a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1')
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) await end(name)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

it('refuses a task beyond the limit of its client, with Retry-After', async () => {
  const { ask, refused } = startTurns()
  await ask('a1', 'a2', 'a3', 'a4', 'a5', 'a6')
  expect(refused).toEqual(['a6 503 2'])
})

it('admits a new client to a full queue in place of the last task of the longest one', async () => {
  const { ask, refused, begun, end } = startTurns({ atOnce: 1, waiting: 5 })
  await ask('a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1')
  expect(refused).toEqual(['a4 503 2'])
  await ask('c2', 'c3')
  expect(refused).toEqual(['a4 503 2', 'c2 503 2', 'c3 503 2'])
  for (const name of ['a1', 'a2', 'b1']) await end(name)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1'])
})

it('refuses a task after its longest wait, and its slot stays free', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] })
  const { ask, end, begun, refused, settled } = startTurns({ atOnce: 1 })
  await ask('a1', 'b1')
  jest.advanceTimersByTime(999)
  await settled()
  expect(refused).toEqual([])
  await ask('c1')
  jest.advanceTimersByTime(1)
  await settled()
  expect(refused).toEqual(['b1 503 2'])
  await end('a1')
  expect(begun).toEqual(['a1', 'c1'])
  await end('c1')
  await ask('b2')
  expect(begun).toEqual(['a1', 'c1', 'b2'])
})

it('gives the slot of a failed task to the next one', async () => {
  const turns = createFairTurns({ ...limits, atOnce: 1 })
  const failing = turns('a', () => Promise.reject(new Error('broken')))
  const next = turns('b', async () => 'drawn')
  await expect(failing).rejects.toThrow('broken')
  await expect(next).resolves.toBe('drawn')
})
