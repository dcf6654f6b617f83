import { type Sharers, waitersOf } from './client'
import { createOptionalPart, forOptionalPart } from './optional-part'

const waitMs = 200
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A promise that the test settles. */
function open<Value>() {
  let end = {} as { resolve: (value: Value) => void; reject: (error: Error) => void }
  const promise = new Promise<Value>((resolve, reject) => {
    end = { resolve, reject }
  })
  return { promise, ...end }
}

/** A part that is waited for, beside what is needed; what comes of it, once it is known. */
function startWaiting(isNeeded: boolean) {
  const part = open<string>()
  const needed = open<void>()
  const optionalPart = createOptionalPart(waitMs)
  const found: string[] = []
  const instead = (reason: string) => `nothing: ${reason}`
  const waiting = optionalPart(part.promise, instead, isNeeded ? needed.promise : undefined)
  void waiting.then((value) => found.push(value))
  const pass = async (ms: number) => {
    await settled()
    jest.advanceTimersByTime(ms)
    await settled()
  }
  return { part, needed, found, pass }
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] }))
afterEach(() => jest.useRealTimers())

it('is the part where it comes in time, and leaves no timer behind', async () => {
  const { part, found, pass } = startWaiting(false)
  await pass(waitMs - 1)
  expect(found).toEqual([])
  part.resolve('part')
  await settled()
  expect(found).toEqual(['part'])
  expect(jest.getTimerCount()).toBe(0)
})

it('is what is given instead where the part is late, whatever comes of it', async () => {
  const { part, found, pass } = startWaiting(false)
  await pass(waitMs)
  expect(found).toEqual(['nothing: it takes too long'])
  part.reject(new Error('broken'))
  await settled()
})

it('is what is given instead as soon as the part fails', async () => {
  const { part, found } = startWaiting(false)
  part.reject(new Error('broken'))
  await settled()
  expect(found).toEqual(['nothing: broken'])
})

it('waits as long as for what is needed, and a little longer', async () => {
  const { needed, found, pass } = startWaiting(true)
  await pass(10 * waitMs)
  expect(found).toEqual([])
  needed.resolve()
  await pass(waitMs - 1)
  expect(found).toEqual([])
  await pass(1)
  expect(found).toEqual(['nothing: it takes too long'])
})

it('does not wait for what is needed once the part is there, nor fails with it', async () => {
  const early = startWaiting(true)
  early.part.resolve('part')
  await settled()
  expect(early.found).toEqual(['part'])

  const failing = startWaiting(true)
  failing.needed.reject(new Error('broken'))
  await failing.pass(waitMs)
  expect(failing.found).toEqual(['nothing: it takes too long'])
})

it('is asked for with a share of its own, also of each who waits for one answer', () => {
  const client = { address: '10.0.0.1', userAgent: 'x' }
  expect(forOptionalPart({ ...client, key: 'one' })).toEqual({ ...client, key: 'one optional' })
  expect(forOptionalPart({ ...client, key: undefined }).key).toBeUndefined()
  const sharers: Sharers = {
    first: 'one',
    follow(join) {
      for (const waiter of ['one', undefined, 'two']) join(waiter)
      return () => undefined
    },
  }
  const { key } = forOptionalPart({ ...client, key: sharers })
  expect(key).toMatchObject({ first: 'one optional' })
  expect(waitersOf(key)).toEqual(['one optional', undefined, 'two optional'])
})
