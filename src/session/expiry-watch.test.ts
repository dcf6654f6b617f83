import { createExpiryWatch } from './expiry-watch'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const lifeMs = 30_000

/** A page of a member whose session was confirmed just now, and again by each question. */
function startWatch() {
  const page = { isResting: true, isVisible: true, checkAt: Date.now() + lifeMs }
  let asked = 0
  const watch = createExpiryWatch({
    isResting: () => page.isResting,
    isVisible: () => page.isVisible,
    checkAt: () => page.checkAt,
    now: Date.now,
    check() {
      asked += 1
      page.checkAt = Date.now() + lifeMs
      watch.schedule()
    },
  })
  watch.schedule()
  const change = (deps: Partial<typeof page>) => {
    Object.assign(page, deps)
    watch.schedule()
  }
  return { watch, change, asked: () => asked }
}

it('asks whenever the confirmation of the session is over, and not before', () => {
  const { watch, asked } = startWatch()
  for (let look = 0; look < 10; look += 1) watch.schedule()
  jest.advanceTimersByTime(lifeMs - 1)
  expect(asked()).toBe(0)
  jest.advanceTimersByTime(1)
  expect(asked()).toBe(1)
  jest.advanceTimersByTime(10 * lifeMs)
  expect(asked()).toBe(11)
})

it('asks nothing while hidden, and at once on coming back where it is due', () => {
  const { change, asked } = startWatch()
  change({ isVisible: false })
  jest.advanceTimersByTime(10 * lifeMs)
  expect([asked(), jest.getTimerCount()]).toEqual([0, 0])
  change({ isVisible: true })
  jest.advanceTimersByTime(0)
  expect(asked()).toBe(1)
  change({ isVisible: false })
  change({ isVisible: true })
  jest.advanceTimersByTime(lifeMs - 1)
  expect(asked()).toBe(1)
})

it('asks nothing while a socket is open, and again once it is lost', () => {
  const { watch, asked } = startWatch()
  watch.setSocket(true)
  jest.advanceTimersByTime(10 * lifeMs)
  expect(asked()).toBe(0)
  watch.setSocket(false)
  jest.advanceTimersByTime(0)
  expect(asked()).toBe(1)
})

it('asks nothing about guests, nor while something is being asked', () => {
  const { change, asked } = startWatch()
  change({ isResting: false })
  jest.advanceTimersByTime(10 * lifeMs)
  expect([asked(), jest.getTimerCount()]).toEqual([0, 0])
})
