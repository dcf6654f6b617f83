import { act, renderHook } from '@testing-library/react'
import { useToastTimer } from './toast-card'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

function startTimer(staysForMs: number) {
  const end = jest.fn()
  let props = { toast: { staysForMs }, isPaused: false }
  const { rerender, unmount } = renderHook(
    ({ toast, isPaused }: typeof props) => useToastTimer(toast, isPaused, end),
    { initialProps: props },
  )
  const change = (changes: Partial<typeof props>) => {
    props = { ...props, ...changes }
    rerender(props)
  }
  return {
    end,
    unmount,
    pass: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
    pause: () => change({ isPaused: true }),
    resume: () => change({ isPaused: false }),
    repeat: (ms: number) => change({ toast: { staysForMs: ms } }),
    render: () => change({}),
  }
}

describe('the timer of a toast', () => {
  it('pauses any number of times, continues with the remaining time, and ends once (R230)', () => {
    const { pass, pause, resume, end, render } = startTimer(5000)
    for (let times = 0; times < 4; times += 1) {
      pass(1000)
      pause()
      pass(10_000)
      resume()
    }
    pass(999)
    expect(end).not.toHaveBeenCalled()
    pass(1)
    render()
    pass(60_000)
    expect(end).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['counting', () => {}],
    ['paused', ({ pause }: ReturnType<typeof startTimer>) => pause()],
  ])('restarts when the toast is shown again while %s', (_, prepare) => {
    const timer = startTimer(5000)
    timer.pass(4000)
    prepare(timer)
    timer.repeat(3000)
    timer.resume()
    timer.pass(2999)
    expect(timer.end).not.toHaveBeenCalled()
    timer.pass(1)
    expect(timer.end).toHaveBeenCalledTimes(1)
  })

  it('can become persistent, and timed again', () => {
    const { pass, pause, resume, repeat, end } = startTimer(5000)
    pause()
    repeat(0)
    resume()
    pass(3_600_000)
    expect(end).not.toHaveBeenCalled()
    repeat(1000)
    pass(1000)
    expect(end).toHaveBeenCalledTimes(1)
  })

  it('stops when the toast is removed', () => {
    const { pass, unmount, end } = startTimer(5000)
    unmount()
    pass(5000)
    expect(end).not.toHaveBeenCalled()
  })
})
