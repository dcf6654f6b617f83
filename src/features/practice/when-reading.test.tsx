import { readingStore } from './learning-store'
import { whenReading } from './when-reading'

const isOver = async (wait: Promise<void>) => {
  let over = false
  void wait.then(() => {
    over = true
  })
  await new Promise((resolve) => setTimeout(resolve))
  return over
}

beforeEach(() => localStorage.clear())

it('waits until the lesson is scrolled', async () => {
  const wait = whenReading()
  expect(await isOver(wait)).toBe(false)
  window.dispatchEvent(new Event('scroll'))
  expect(await isOver(wait)).toBe(true)
})

it('does not wait where a place to go on from may be known (R384)', async () => {
  readingStore.change('guest', (data) => ({ ...data, places: { 1: { block: 2, share: 0 } } }))
  expect(await isOver(whenReading())).toBe(true)
})
