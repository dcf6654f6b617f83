import { setTimeout as wait } from 'node:timers/promises'
import { fakeApi } from '../testing/fake-api'
import { startGateway } from '../testing/start-gateway'
import type { Client } from './client'
import { createFairQueue } from './fair-queue'
import { createSharedAnswers } from './shared-answers'

const limits = {
  atOnce: 9,
  atOnceEach: 1,
  atOnceOfResource: 9,
  waiting: 100,
  waitingEach: 2,
  waitMs: 60_000,
}
/** What hangs until the end of a test. */
const hanging: ((answer: Response) => void)[] = []
const hang = () => new Promise<Response>((resolve) => hanging.push(resolve))
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
const clientOf = (key: string): Client => ({ address: undefined, userAgent: undefined, key })

afterEach(async () => {
  while (hanging.length > 0) {
    for (const end of hanging.splice(0)) end(new Response(null, { status: 504 }))
    await wait(5)
  }
})

/** Answers of two calls each, of which those of the client `busy` wait behind one that hangs. */
function start(some: Partial<typeof limits> = {}) {
  const queue = createFairQueue({ ...limits, ...some }, 'too many')
  const shared = createSharedAnswers<string>()
  const called: string[] = []
  const call = (client: Client, name: string) =>
    queue({ client: client.key, resource: 'product' }, async () => {
      called.push(name)
      return name
    })
  const ask = (key: string, client: string) =>
    shared(key, clientOf(client), async (sharers) => {
      const first = await call(sharers, `${key} 1`)
      return `${first}, ${await call(sharers, `${key} 2`)}`
    })
  const keepBusy = (client: string) => queue({ client, resource: 'search' }, hang).catch(() => {})
  void keepBusy('busy')
  return { ask, called, keepBusy }
}

it('is sent as soon as the share of any of those who wait allows', async () => {
  const { ask, called } = start()
  const first = ask('list', 'busy')
  await settled()
  expect(called).toEqual([])
  const second = ask('list', 'free')
  expect(await Promise.all([first, second])).toEqual(['list 1, list 2', 'list 1, list 2'])
  expect(called).toEqual(['list 1', 'list 2'])
})

it('stays in the share of those who wait: nobody gets more by asking for many', async () => {
  const { ask, called } = start()
  void ask('list a', 'busy').catch(() => {})
  void ask('list b', 'busy').catch(() => {})
  await settled()
  expect(called).toEqual([])
  expect(await ask('list c', 'free')).toBe('list c 1, list c 2')
  expect(called).toEqual(['list c 1', 'list c 2'])
})

it('begins anew for others where it was refused because of those who asked before', async () => {
  const { ask, keepBusy, called } = start()
  void keepBusy('busy')
  void keepBusy('busy')
  const answers = [ask('list', 'busy'), ask('list', 'free'), ask('list', 'other')]
  const [refused, ...rest] = await Promise.allSettled(answers)
  expect(refused).toMatchObject({ status: 'rejected', reason: { status: 503 } })
  expect(rest.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  expect(called).toEqual(['list 1', 'list 2'])
})

it('is refused once none of those who wait may wait longer, and leaves nothing behind', async () => {
  const { ask, keepBusy } = start({ waitMs: 20 })
  void keepBusy('slow')
  const answers = [ask('list', 'busy'), ask('list', 'slow')]
  const statuses = (await Promise.allSettled(answers)).map(({ status }) => status)
  expect(statuses).toEqual(['rejected', 'rejected'])
  expect(await ask('list', 'free')).toBe('list 1, list 2')
})

it('fails for all where the call fails, without another try', async () => {
  const shared = createSharedAnswers<string>()
  let tries = 0
  const failing = () => {
    tries += 1
    return Promise.reject(new Error('broken'))
  }
  const answers = ['a', 'b'].map((key) => shared('list', clientOf(key), failing))
  await Promise.allSettled(answers)
  await expect(answers[1]).rejects.toThrow('broken')
  expect(tries).toBe(1)
})

it.each([
  '/api/products',
  '/api/products?minFinalPrice=5',
  '/api/products?ordering=finalPrice',
  '/api/products?minApprovedReviewAverage=8',
])(
  '%s comes at once although somebody whose searches hang asked for it first (A2-36)',
  async (popular) => {
    const { app, calls } = startGateway({
      upstream: (url) => (url.includes('query=slow') ? hang() : fakeApi(url)),
    })
    const statusFrom = async (address: string, path: string) =>
      (await app.request(path, {}, { address })).status
    for (let at = 0; at < 30; at += 1) void statusFrom('10.0.0.1', `/api/search?query=slow${at}`)
    while (calls.length < 16) await settled()
    const own = statusFrom('10.0.0.1', popular)
    await wait(5)
    // What a list can do without has a share of its own, and so has one of both indexes.
    const needed = calls.filter(({ url }) => !/\/product\/review|\/search\/blog/.test(url))
    expect(needed).toHaveLength(8)
    const others = Array.from({ length: 10 }, (_, at) => statusFrom(`10.0.1.${at}`, popular))
    expect(await Promise.all(others)).toEqual(Array(10).fill(200))
    expect(await own).toBe(200)
  },
)
