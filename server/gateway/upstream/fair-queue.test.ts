import { createFairQueue, type QueueLimits } from './fair-queue'

const limits: QueueLimits = {
  atOnce: 2,
  atOnceEach: 1,
  atOnceOfResource: 2,
  waiting: 100,
  waitingEach: 4,
  waitMs: 1000,
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Tasks that the test ends, and their outcomes. `a1` is one of client `a`. */
function startQueue(some: Partial<QueueLimits> = {}) {
  let refusals = 0
  const queue = createFairQueue({ ...limits, ...some }, 'too many', () => {
    refusals += 1
  })
  const begun: string[] = []
  const refused: string[] = []
  const endings = new Map<string, () => void>()
  const askFor = (resource: string, ...names: string[]) => askForPart(resource, undefined, ...names)
  async function askForPart(
    resource: string,
    part: string | undefined,
    ...names: string[]
  ): Promise<void> {
    for (const name of names) {
      const client = name.startsWith('-') ? undefined : name.charAt(0)
      const task = () =>
        new Promise<void>((resolve) => {
          begun.push(name)
          endings.set(name, resolve)
        })
      queue({ client, resource, part }, task).catch((error) =>
        refused.push(`${name} ${error.status} ${error.details.headers['retry-after']}`),
      )
    }
    await settled()
  }
  return {
    begun,
    refused,
    refusals: () => refusals,
    askFor,
    askForPart,
    ask: (...names: string[]) => askFor('product', ...names),
    async end(...names: string[]) {
      for (const name of names) {
        endings.get(name)?.()
        await settled()
      }
    },
  }
}

afterEach(() => jest.useRealTimers())

it('runs a few at once in total, and fewer of one client', async () => {
  const { ask, begun } = startQueue()
  await ask('a1', 'a2', 'b1', 'c1')
  expect(begun).toEqual(['a1', 'b1'])
})

it('runs fewer for one resource, so that others stay free', async () => {
  const { ask, askFor, begun, end } = startQueue({ atOnceOfResource: 1 })
  await ask('a1', 'b1')
  await askFor('order', 'c1')
  expect(begun).toEqual(['a1', 'c1'])
  await end('a1')
  expect(begun).toEqual(['a1', 'c1', 'b1'])
})

it('leaves half of the free slots to others, however many resources have tasks', async () => {
  const { askFor, begun } = startQueue({ atOnce: 16, atOnceOfResource: 8, atOnceEach: 9 })
  for (const name of ['a', 'b', 'c', 'd']) {
    await askFor(name, ...Array.from({ length: 9 }, (_, at) => `${name}${at}`))
  }
  const counts = ['a', 'b', 'c', 'd'].map((name) => begun.filter((one) => one[0] === name).length)
  expect(counts).toEqual([8, 4, 2, 1])
})

it('takes slots back from a resource as its tasks end, while others have some', async () => {
  const { askFor, begun, end } = startQueue({ atOnce: 8, atOnceOfResource: 6, atOnceEach: 9 })
  await askFor('slow', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8')
  await askFor('other', 'b1', 'b2', 'b3')
  expect(begun.filter((one) => one[0] === 'b')).toEqual(['b1'])
  await end('a1', 'a2', 'a3', 'a4')
  expect(begun).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'b1', 'b2', 'a7'])
})

describe('parts of a resource', () => {
  const start = () => startQueue({ atOnce: 64, atOnceOfResource: 16, atOnceEach: 20 })
  const twenty = (name: string) => Array.from({ length: 20 }, (_, at) => `${name}${at}`)
  const countIn = (begun: readonly string[], name: string) =>
    begun.filter((one) => one[0] === name).length

  it('leave slots to plain calls and to each other, however many are slow', async () => {
    const { askFor, askForPart, begun } = start()
    await askForPart('product', 'one', ...twenty('a'))
    await askForPart('product', 'two', ...twenty('b'))
    await askForPart('product', 'three', ...twenty('c'))
    await askFor('product', 'd1', 'd2')
    expect('abcd'.split('').map((name) => countIn(begun, name))).toEqual([8, 2, 1, 2])
  })

  it('get slots back as those of a slow one end', async () => {
    const { askForPart, begun, end } = start()
    await askForPart('product', 'slow', ...twenty('a'))
    await askForPart('product', 'other', ...twenty('b'))
    await end('a0', 'a1', 'a2', 'a3', 'a4', 'a5', 'b0', 'b1')
    expect(countIn(begun, 'b')).toBeGreaterThan(4)
  })

  it('of other resources are others', async () => {
    const { askForPart, begun } = start()
    await askForPart('product', '7', ...twenty('a'))
    await askForPart('post', '7', ...twenty('b'))
    expect([countIn(begun, 'a'), countIn(begun, 'b')]).toEqual([8, 8])
  })
})

it.each([
  ['of all', { atOnce: 1, atOnceOfResource: 9 }],
  ['of a resource', { atOnce: 9, atOnceOfResource: 1 }],
])('serves tasks that wait for a slot %s in rounds, one of each client', async (_, some) => {
  const { ask, end, begun } = startQueue({ ...some, atOnceEach: 2 })
  await ask('a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1')
  await end('a1', 'b1', 'c1', 'a2', 'b2', 'a3')
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
})

it('runs tasks of no client without the limit of one', async () => {
  const { ask, begun } = startQueue()
  await ask('-1', '-2', '-3')
  expect(begun).toEqual(['-1', '-2'])
})

it('refuses a task beyond the limit of its client, with Retry-After (A2-36)', async () => {
  const { ask, refused, refusals } = startQueue()
  await ask('a1', 'a2', 'a3', 'a4', 'a5', 'a6')
  expect(refused).toEqual(['a6 503 2'])
  expect(refusals()).toBe(1)
})

it('divides the queue among all clients, and always admits a new one', async () => {
  const { ask, refused, end, begun } = startQueue({ atOnce: 1, waiting: 6 })
  await ask('a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'b3', 'b4', 'b5')
  // Two clients may have three waiting tasks each, three clients two.
  expect(refused).toEqual(['b5 503 2'])
  await ask('c1', 'c2', 'c3', 'c4')
  expect(refused).toEqual(['b5 503 2', 'c4 503 2'])
  await end('a1', 'b1')
  expect(begun).toEqual(['a1', 'b1', 'c1'])
})

it('refuses a task after its longest wait, and its slot stays free', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] })
  const { ask, end, begun, refused } = startQueue({ atOnce: 1 })
  await ask('a1', 'a2', 'b1')
  jest.advanceTimersByTime(999)
  await settled()
  expect(refused).toEqual([])
  await ask('c1')
  jest.advanceTimersByTime(1)
  await settled()
  expect(refused.sort()).toEqual(['a2 503 2', 'b1 503 2'])
  await end('a1')
  expect(begun).toEqual(['a1', 'c1'])
  await end('c1')
  await ask('b2')
  expect(begun).toEqual(['a1', 'c1', 'b2'])
})

it('gives the slot of a failed task to the next one', async () => {
  const queue = createFairQueue({ ...limits, atOnce: 1 }, 'too many')
  const share = (client: string) => ({ client, resource: 'product' })
  const failing = queue(share('a'), () => Promise.reject(new Error('broken')))
  const next = queue(share('b'), async () => 'drawn')
  await expect(failing).rejects.toThrow('broken')
  await expect(next).resolves.toBe('drawn')
})
