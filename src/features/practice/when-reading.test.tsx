import { readingStore } from './learning-store'
import { whenReading } from './when-reading'

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
  expect(await isOver(60_000)).toBe(false)
  window.dispatchEvent(new Event('scroll'))
  expect(await isOver(0)).toBe(true)
})

it('does not wait where a place to go on from may be known (R384)', async () => {
  readingStore.change('guest', (data) => ({ ...data, places: { 1: { block: 2, share: 0 } } }))
  expect(await startWaiting()(0)).toBe(true)
})
