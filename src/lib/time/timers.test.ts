import { every, timerMs } from './timers'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

it('calls after each interval until it is stopped', () => {
  const act = jest.fn()
  const end = every(1000, act)
  jest.advanceTimersByTime(999)
  expect(act).not.toHaveBeenCalled()
  jest.advanceTimersByTime(2001)
  expect(act).toHaveBeenCalledTimes(3)
  end()
  jest.advanceTimersByTime(5000)
  expect(act).toHaveBeenCalledTimes(3)
})

it('clamps a delay to the longest delay of timers (R337)', () => {
  const set = jest.spyOn(globalThis, 'setInterval')
  every(30 * 24 * 3600 * 1000, () => {})()
  expect(set).toHaveBeenCalledWith(expect.any(Function), 2147483647)
  expect([timerMs(2147483647), timerMs(5)]).toEqual([2147483647, 5])
})
