import { createActor, SimulatedClock } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { type LoadingBarEvent, loadingBarMachine } from './loading-bar-machine'
import { loadingBarTiming, progressAfter } from './loading-bar-timing'

const began: LoadingBarEvent = { type: 'loading.began' }
const ended: LoadingBarEvent = { type: 'loading.ended' }

function startBar() {
  const clock = new SimulatedClock()
  const actor = createActor(loadingBarMachine, { clock }).start()
  return {
    send: actor.send,
    pass: (ms: number) => clock.increment(ms),
    state: () => actor.getSnapshot().value,
  }
}

/** The bar in one of its states, reached as a person would see it. */
const ways = {
  hidden: () => startBar(),
  waiting: () => {
    const bar = startBar()
    bar.send(began)
    return bar
  },
  growing: () => {
    const bar = ways.waiting()
    bar.pass(200)
    return bar
  },
  full: () => {
    const bar = ways.growing()
    bar.send(ended)
    return bar
  },
  fading: () => {
    const bar = ways.full()
    bar.pass(500)
    return bar
  },
}

describe('the bar of slow changes of page', () => {
  it('has the times and the height that were asked for (R341)', () => {
    expect(loadingBarTiming).toEqual({
      duration: 2000,
      throttle: 200,
      hideDelay: 500,
      resetDelay: 400,
      height: 3,
    })
  })

  it('appears after 200 ms, fills up, stays for 500 and fades in 400 (R341)', () => {
    const bar = startBar()
    bar.send(began)
    bar.pass(199)
    expect(bar.state()).toBe('waiting')
    bar.pass(1)
    expect(bar.state()).toBe('growing')
    bar.pass(60_000)
    expect(bar.state()).toBe('growing')
    bar.send(ended)
    bar.pass(499)
    expect(bar.state()).toBe('full')
    bar.pass(1)
    expect(bar.state()).toBe('fading')
    bar.pass(399)
    expect(bar.state()).toBe('fading')
    bar.pass(1)
    expect(bar.state()).toBe('hidden')
  })

  it('never shows where the page is there within 200 ms (R341)', () => {
    const bar = ways.waiting()
    bar.pass(199)
    bar.send(ended)
    bar.pass(60_000)
    expect(bar.state()).toBe('hidden')
  })

  it.each(['full', 'fading'] as const)(
    'goes on where another page is asked for while %s',
    (state) => {
      const bar = ways[state]()
      bar.send(began)
      expect(bar.state()).toBe('growing')
      bar.pass(60_000)
      expect(bar.state()).toBe('growing')
    },
  )

  it('reaches every state, and each by the way that its name says', () => {
    const paths = getShortestPaths(loadingBarMachine, { events: [began, ended] })
    const timed = ['growing', 'full', 'fading']
    const reached = new Set(paths.map(({ state }) => String(state.value)))
    expect(new Set([...reached, ...timed])).toEqual(new Set(Object.keys(loadingBarMachine.states)))
    for (const [name, reach] of Object.entries(ways)) expect(reach().state()).toBe(name)
  })

  it.each([
    ['hidden', ended],
    ['waiting', began],
    ['growing', began],
    ['full', ended],
    ['fading', ended],
  ] as const)('hears nothing new while %s', (state, event) => {
    const bar = ways[state]()
    bar.send(event)
    expect(bar.state()).toBe(state)
  })
})

describe('progressAfter', () => {
  it('is quick at first, and never at its end', () => {
    expect(progressAfter(0)).toBe(0)
    expect(progressAfter(loadingBarTiming.duration)).toBeCloseTo(0.705, 3)
    const steps = [0, 500, 1000, 2000, 4000, 10_000, 600_000].map(progressAfter)
    expect(steps).toEqual([...steps].sort((a, b) => a - b))
    expect(steps.every((step) => step < 1)).toBe(true)
  })
})
