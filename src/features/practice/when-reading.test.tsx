import { readingStore } from './learning-store'
import { whenReading } from './when-reading'

jest.mock('#lib/idle/scheduling', () => ({ whenIdle: () => Promise.resolve() }))

/** Calls it; the function says whether it has resolved after so many ms. */
function startWaiting() {
  let over = false
  void whenReading().then(() => {
    over = true
  })
  return async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms)
    return over
  }
}

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

it('waits until the lesson is scrolled', async () => {
  const isOver = startWaiting()
  expect(await isOver(1000)).toBe(false)
  window.dispatchEvent(new Event('scroll'))
  expect(await isOver(0)).toBe(true)
})

it('waits for some seconds at the longest, for readers who do not scroll', async () => {
  const isOver = startWaiting()
  expect(await isOver(4900)).toBe(false)
  expect(await isOver(200)).toBe(true)
})

it('does not wait where a place to go on from may be known (R384)', async () => {
  readingStore.change('guest', (data) => ({ ...data, places: { 1: { block: 2, share: 0 } } }))
  expect(await startWaiting()(0)).toBe(true)
})
