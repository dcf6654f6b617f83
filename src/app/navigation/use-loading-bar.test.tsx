import { act, renderHook } from '@testing-library/react'
import { useEffect } from 'react'
import { progressAfter, useLoadingBar } from './use-loading-bar'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

function startBar() {
  const { result, rerender } = renderHook(({ isLoading }) => useLoadingBar(isLoading), {
    initialProps: { isLoading: false },
  })
  return {
    begin: () => rerender({ isLoading: true }),
    end: () => rerender({ isLoading: false }),
    pass: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
    phase: () => result.current,
  }
}

/** The bar in each of its phases. */
const bars = {
  hidden: () => startBar(),
  waiting: () => {
    const bar = startBar()
    bar.begin()
    return bar
  },
  growing: () => {
    const bar = bars.waiting()
    bar.pass(200)
    return bar
  },
  full: () => {
    const bar = bars.growing()
    bar.end()
    return bar
  },
  fading: () => {
    const bar = bars.full()
    bar.pass(500)
    return bar
  },
}

describe('the loading bar', () => {
  it('appears after 200 ms, fills up, stays for 500 and fades in 400 (R341)', () => {
    const bar = startBar()
    bar.begin()
    bar.pass(199)
    expect(bar.phase()).toBe('waiting')
    bar.pass(1)
    expect(bar.phase()).toBe('growing')
    bar.pass(60_000)
    expect(bar.phase()).toBe('growing')
    bar.end()
    bar.pass(499)
    expect(bar.phase()).toBe('full')
    bar.pass(1)
    expect(bar.phase()).toBe('fading')
    bar.pass(399)
    expect(bar.phase()).toBe('fading')
    bar.pass(1)
    expect(bar.phase()).toBe('hidden')
  })

  it('never shows where the page loads within 200 ms (R341)', () => {
    const bar = bars.waiting()
    bar.pass(199)
    bar.end()
    bar.pass(60_000)
    expect(bar.phase()).toBe('hidden')
  })

  it('never shows where the page loads at the very moment when the delay ends', () => {
    const useLateTimer = ({ isLoading }: { isLoading: boolean }) => {
      const phase = useLoadingBar(isLoading)
      // After the effects of the bar and before its next render: a busy browser runs timers then.
      useEffect(() => {
        if (!isLoading) jest.advanceTimersByTime(200)
      }, [isLoading])
      return phase
    }
    const { result, rerender } = renderHook(useLateTimer, { initialProps: { isLoading: true } })
    rerender({ isLoading: false })
    act(() => jest.advanceTimersByTime(60_000))
    expect(result.current).toBe('hidden')
  })

  it.each(['full', 'fading'] as const)('grows again where another page loads while %s', (phase) => {
    const bar = bars[phase]()
    bar.begin()
    expect(bar.phase()).toBe('growing')
    bar.pass(60_000)
    expect(bar.phase()).toBe('growing')
  })

  it.each([
    ['hidden', 'end'],
    ['waiting', 'begin'],
    ['growing', 'begin'],
    ['full', 'end'],
    ['fading', 'end'],
  ] as const)('stays %s with another render of the same state', (phase, again) => {
    const bar = bars[phase]()
    expect(bar.phase()).toBe(phase)
    bar[again]()
    expect(bar.phase()).toBe(phase)
  })
})

describe('progressAfter', () => {
  it('slows down after two seconds at 70 per cent, and never completes (R341)', () => {
    expect(progressAfter(0)).toBe(0)
    expect(progressAfter(2000)).toBeCloseTo(0.705, 3)
    const steps = [0, 500, 1000, 2000, 4000, 10_000, 600_000].map(progressAfter)
    expect(steps).toEqual([...steps].sort((a, b) => a - b))
    expect(steps.every((step) => step < 1)).toBe(true)
  })
})
