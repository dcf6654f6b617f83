import { createBackgroundPause } from './background-pause'

/** Asks whenever it may, for so many seconds; the API refuses each time. */
function refusedFor(seconds: number, random: number, failure: { kind: string; seconds?: number }) {
  let time = 1_000_000
  const start = time
  const pause = createBackgroundPause({ now: () => time, random: () => random })
  const asked: number[] = []
  for (; time < start + seconds * 1000; time += 100) {
    if (pause.leftMs() > 0) continue
    asked.push((time - start) / 1000)
    pause.failed(failure)
  }
  return asked
}

describe.each([0, 0.5, 0.999])('a refusing API (random %s)', (random) => {
  it('is asked again after the first pause, then more and more seldom', () => {
    const asked = refusedFor(3600, random, { kind: 'unreachable' })
    expect(asked.slice(0, 2)).toEqual([0, 1])
    expect(asked.filter((at) => at <= 120).length).toBeLessThanOrEqual(8)
    const later = asked.filter((at) => at > 120)
    expect(later.length).toBeGreaterThan(5)
    for (const [index, at] of later.slice(1).entries()) {
      const gap = at - (later[index] ?? 0)
      expect(gap).toBeGreaterThanOrEqual(60)
      expect(gap).toBeLessThanOrEqual(376)
    }
  })

  it('is not asked before the time that it has named', () => {
    for (const kind of ['rateLimited', 'unreachable']) {
      const asked = refusedFor(600, random, { kind, seconds: 60 })
      for (const [index, at] of asked.slice(1).entries()) {
        expect(at - (asked[index] ?? 0)).toBeGreaterThanOrEqual(60)
      }
      expect(asked.length).toBeGreaterThan(2)
    }
  })
})

it('waits a minute after a 429 that names no time', () => {
  expect(refusedFor(59, 0, { kind: 'rateLimited' })).toEqual([0])
})

it.each(['signedOut', 'sessionEnded'])('is over after %s, until somebody signs in', (kind) => {
  const pause = createBackgroundPause({ now: () => 5 })
  pause.failed({ kind })
  pause.reconnected()
  expect(pause.leftMs()).toBe(Number.POSITIVE_INFINITY)
  pause.clear()
  expect(pause.leftMs()).toBe(0)
})

it('begins anew after a success', () => {
  const pause = createBackgroundPause({ now: () => 5, random: () => 0 })
  for (const _ of [1, 2, 3]) pause.failed({ kind: 'broken' })
  expect(pause.leftMs()).toBe(9_000)
  pause.clear()
  expect(pause.leftMs()).toBe(0)
  pause.failed({ kind: 'broken' })
  expect(pause.leftMs()).toBe(1_000)
})

it('ends when the connection is back, except for what the server has asked for', () => {
  const pause = createBackgroundPause({ now: () => 5 })
  pause.failed({ kind: 'unreachable' })
  pause.reconnected()
  expect(pause.leftMs()).toBe(0)
  pause.failed({ kind: 'rateLimited', seconds: 20 })
  pause.reconnected()
  expect(pause.leftMs()).toBe(20_000)
})

it('keeps several first pauses, and a long first one, as they are', () => {
  const options = { now: () => 5, random: () => 0 }
  const health = createBackgroundPause({ ...options, firstMs: 60_000, steady: 3 })
  const pauses = [1, 2, 3, 4, 5, 6].map(() => {
    health.failed({ kind: 'unreachable' })
    return health.leftMs() / 60_000
  })
  expect(pauses).toEqual([1, 1, 1, 3, 5, 5])
  const hourly = createBackgroundPause({ ...options, firstMs: 3_600_000 })
  for (const _ of [1, 2]) hourly.failed({ kind: 'unreachable' })
  expect(hourly.leftMs()).toBe(3_600_000)
})

it('does not last for ever where the clock is set back', () => {
  let time = 1_000_000
  const pause = createBackgroundPause({ now: () => time })
  pause.failed({ kind: 'rateLimited', seconds: 60 })
  time = 0
  expect(pause.leftMs()).toBe(0)
})

it('continues the pause of another tab', () => {
  const options = { now: () => 5, random: () => 0 }
  const [one, other] = [createBackgroundPause(options), createBackgroundPause(options)]
  for (const _ of [1, 2]) one.failed({ kind: 'unreachable' })
  other.adopt(one.state())
  expect(other.leftMs()).toBe(3_000)
  other.failed({ kind: 'unreachable' })
  expect(other.leftMs()).toBe(9_000)
})
