import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@redis/client'
import { openRedisLink, type RedisLink } from '../node/redis-link'
import { createRedisState } from '../node/redis-state'
import { type RedisServer, startRedis } from '../testing/redis-server'
import { createMemoryState } from './memory-state'
import type { SharedMessage, SharedState } from './shared-state'

let redis: RedisServer
const links: RedisLink[] = []
beforeAll(async () => {
  redis = await startRedis()
})
afterAll(async () => {
  for (const link of links) link.close()
  await redis.stop()
})

const time = { now: Date.parse('2026-04-01T09:00:00Z') }
const clock = () => time.now
const random = (length: number) => crypto.getRandomValues(new Uint8Array(length))

async function redisState(): Promise<SharedState> {
  const link = await openRedisLink({
    url: redis.url,
    log: () => undefined,
    onChange: () => undefined,
  })
  links.push(link)
  return createRedisState(link, { clock, random })
}

/** Names that no other test uses, as all tests share one Redis. */
let used = 0
const fresh = () => `test-${++used}`

/** Sets the clock of the state in memory, and waits, as Redis expires keys by its own clock. */
async function pass(ms: number): Promise<void> {
  time.now += ms
  await sleep(ms)
}

describe.each([
  ['memory', async () => createMemoryState(clock)],
  ['Redis', redisState],
])('shared state in %s', (_, open) => {
  let state: SharedState
  beforeAll(async () => {
    state = await open()
  })

  const limiterOf = (perMinute: number) => {
    const limiter = state.limiter(fresh(), { perMinute, remembered: 100 })
    const takeMany = async (client: string, times: number) => {
      let passed = 0
      for (let sent = 0; sent < times; sent += 1) {
        if ((await limiter.take(client)) === null) passed += 1
      }
      return passed
    }
    return { limiter, takeMany }
  }

  it('limits the requests in a minute, and returns how long to wait', async () => {
    const { limiter, takeMany } = limiterOf(10)
    expect(await takeMany('a', 15)).toBe(10)
    expect(await limiter.take('a')).toBe(60)
    time.now += 20_500
    expect(await limiter.take('a')).toBe(40)
    expect(await limiter.take('b')).toBeNull()
  })

  it('does not admit twice as many requests around the turn of a minute', async () => {
    const { takeMany } = limiterOf(10)
    await takeMany('a', 1)
    time.now += 59_000
    await takeMany('a', 9)
    time.now += 1500
    expect(await takeMany('a', 10)).toBeLessThanOrEqual(1)
    time.now += 180_000
    expect(await takeMany('a', 15)).toBe(10)
  })

  it('counts each limit separately', async () => {
    const [one, other] = [limiterOf(1), limiterOf(1)]
    expect([await one.takeMany('a', 2), await other.takeMany('a', 2)]).toEqual([1, 1])
  })

  it('counts simultaneous requests', async () => {
    const { limiter } = limiterOf(10)
    const answers = await Promise.all(Array.from({ length: 30 }, () => limiter.take('a')))
    expect(answers.filter((wait) => wait === null)).toHaveLength(10)
  })

  it('counts events exactly, and takes one back', async () => {
    const window = state.window(fresh(), { most: 2, windowMs: 60_000, remembered: 100 })
    const first = await window.add('a')
    time.now += 10_000
    const second = await window.add('a')
    expect([first.waitMs, second.waitMs]).toEqual([null, null])
    expect((await window.add('a')).waitMs).toBe(50_000)
    expect((await window.add('b')).waitMs).toBeNull()
    await second.undo()
    expect((await window.add('a')).waitMs).toBeNull()
    time.now += 50_000
    expect((await window.add('a')).waitMs).toBeNull()
    expect((await window.add('a')).waitMs).toBe(10_000)
  })

  it('lets a name be taken once within its lifetime', async () => {
    const names = state.oneTime(fresh(), 200)
    const taken = await Promise.all([names.take('a'), names.take('a'), names.take('b')])
    expect(taken).toEqual([true, false, true])
    await names.giveBack('a')
    expect([await names.take('a'), await names.take('a')]).toEqual([true, false])
    await pass(250)
    expect(await names.take('a')).toBe(true)
  })

  it('keeps values for their lifetime', async () => {
    const values = state.values(fresh(), { lifetimeMs: 200, remembered: 100 })
    await values.set('a', 'one')
    await values.set('a', 'two')
    expect([await values.get('a'), await values.get('b')]).toEqual(['two', null])
    await pass(250)
    expect(await values.get('a')).toBeNull()
  })

  it('gives a lock to one at a time', async () => {
    const locks = state.locks(fresh(), 5000)
    const [release, refused] = await Promise.all([locks.take('a'), locks.take('a')])
    expect([typeof release, refused]).toEqual(['function', null])
    expect(await locks.take('b')).not.toBeNull()
    await release?.()
    expect(await locks.take('a')).not.toBeNull()
  })

  it('ends a lock that is never released, and its holder cannot release the next', async () => {
    const locks = state.locks(fresh(), 100)
    const late = await locks.take('a')
    await pass(150)
    expect(await locks.take('a')).not.toBeNull()
    await late?.()
    expect(await locks.take('a')).toBeNull()
  })

  it('is connected', () => expect(state.isConnected()).toBe(true))
})

it('keeps no more clients in memory than the limit allows', async () => {
  const limiter = createMemoryState(clock).limiter('a', { perMinute: 1, remembered: 3 })
  for (const client of ['first', 'b', 'c', 'd']) await limiter.take(client)
  expect(await limiter.take('d')).not.toBeNull()
  expect(await limiter.take('first')).toBeNull()
})

it('notifies the other copies through Redis, and not itself', async () => {
  const heard: [string, SharedMessage][] = []
  const [one, other] = [await redisState(), await redisState()]
  one.messages.subscribe((message) => heard.push(['one', message]))
  other.messages.subscribe((message) => heard.push(['other', message]))
  const message: SharedMessage = { kind: 'sessions-in-doubt', userId: 7 }
  for (let tries = 0; heard.length === 0 && tries < 100; tries += 1) {
    one.messages.publish(message)
    await sleep(50)
  }
  expect(heard.every(([who]) => who === 'other')).toBe(true)
  expect(heard[0]).toEqual(['other', message])
})

it('leaves nothing in Redis that does not expire', async () => {
  const state = await redisState()
  await state.limiter('kept', { perMinute: 5, remembered: 5 }).take('a')
  await state.window('kept', { most: 5, windowMs: 5000, remembered: 5 }).add('a')
  await state.oneTime('kept', 5000).take('a')
  await state.values('kept', { lifetimeMs: 5000, remembered: 5 }).set('a', 'b')
  await state.locks('kept', 5000).take('a')
  const client = await createClient({ url: redis.url }).connect()
  const keys = await client.keys('storefront:*:kept:a')
  const lifetimes = await Promise.all(keys.map((key) => client.pTTL(key)))
  client.destroy()
  expect(lifetimes).toHaveLength(5)
  for (const ms of lifetimes) expect(ms).toBeGreaterThan(0)
})
