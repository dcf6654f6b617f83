import { act, renderHook } from '@testing-library/react'
import { publicQueries } from '#lib/queries/public-queries'
import { useIsDown } from './use-is-down'

type Answer = boolean | Error | Promise<boolean>

const minute = 60_000

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  publicQueries.clear()
  jest.useRealTimers()
})

/** Health checks with these answers, and successful ones after that. */
function startHealth(...answers: Answer[]) {
  const check = jest.fn(async () => {
    const answer = answers.shift() ?? true
    if (answer instanceof Error) throw answer
    return answer
  })
  const { result } = renderHook(() => useIsDown(check))
  return {
    requests: () => check.mock.calls.length,
    isDown: () => result.current,
    pass: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)),
    comeBack: () =>
      act(async () => {
        dispatchEvent(new Event('online'))
        await jest.advanceTimersByTimeAsync(1)
      }),
  }
}

it('is down after the failed check that loads it (R318)', () => {
  const { requests, isDown } = startHealth()
  expect([requests(), isDown()]).toEqual([0, true])
})

it('retries three times, a minute apart, then waits for a return (R302, R334)', async () => {
  const { requests, isDown, pass, comeBack } = startHealth(false, new Error('x'), false, false)
  for (let tries = 0; tries < 3; tries += 1) {
    await pass(minute - 100)
    expect(requests()).toBe(tries)
    await pass(101)
    expect(requests()).toBe(tries + 1)
  }
  await pass(60 * minute)
  expect([requests(), isDown()]).toEqual([3, true])
  await comeBack()
  expect([requests(), isDown()]).toEqual([4, true])
})

it('is up after the first success, and not before, and then rests (R144)', async () => {
  let answer = (_isUp: boolean) => {}
  const later = new Promise<boolean>((resolve) => {
    answer = resolve
  })
  const { requests, isDown, pass } = startHealth(later)
  await pass(minute)
  expect(isDown()).toBe(true)
  answer(true)
  await pass(1)
  expect(isDown()).toBe(false)
  await pass(60 * minute)
  expect(requests()).toBe(1)
})

it('checks at once when the visitor returns, with all retries', async () => {
  const { requests, pass, comeBack } = startHealth(false, false, false, false, false, false)
  await pass(minute)
  await comeBack()
  expect(requests()).toBe(2)
  await pass(60 * minute)
  expect(requests()).toBe(5)
})

it('ignores a return while it is checking', async () => {
  const { requests, pass, comeBack } = startHealth(new Promise(() => {}))
  await pass(minute)
  await comeBack()
  expect(requests()).toBe(1)
})
