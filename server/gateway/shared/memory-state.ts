import { LRUCache } from 'lru-cache'
import { createTtlSet } from '../lib/ttl-set'
import { upTo } from '../lib/up-to'
import type {
  EventWindow,
  Locks,
  OneTimeNames,
  RateLimiter,
  RateSettings,
  SharedState,
  SharedValues,
  ValueSettings,
  WindowSettings,
} from './shared-state'

const minuteMs = 60_000

/** State of one copy of the gateway, which shares nothing. */
export function createMemoryState(clock: () => number): SharedState {
  return {
    limiter: (_, settings) => createRateLimiter(settings, clock),
    window: (_, settings) => createWindow(settings, clock),
    oneTime: (_, lifetimeMs) => createOneTimeNames(lifetimeMs, clock),
    values: (_, settings) => createValues(settings, clock),
    locks: (_, lifetimeMs) => createLocks(lifetimeMs, clock),
    messages: { publish: () => undefined, subscribe: () => undefined },
    isConnected: () => true,
  }
}

interface Tally {
  startedAt: number
  count: number
  before: number
}

/**
 * A sliding window made of two fixed ones: the last window counts by the share of it that is not
 * yet a minute ago. Two numbers per client.
 */
function createRateLimiter(settings: RateSettings, clock: () => number): RateLimiter {
  const tallies = new LRUCache<string, Tally>(upTo(settings.remembered))

  function tallyOf(client: string, now: number): Tally {
    const known = tallies.get(client)
    if (known && now - known.startedAt < minuteMs) return known
    const recent = known && now - known.startedAt < 2 * minuteMs
    const tally = recent
      ? { startedAt: known.startedAt + minuteMs, count: 0, before: known.count }
      : { startedAt: now, count: 0, before: 0 }
    tallies.set(client, tally)
    return tally
  }

  return {
    take(client) {
      const now = clock()
      const tally = tallyOf(client, now)
      const sinceStart = now - tally.startedAt
      const share = 1 - sinceStart / minuteMs
      if (tally.before * share + tally.count + 1 > settings.perMinute) {
        return Math.max(1, Math.ceil((minuteMs - sinceStart) / 1000))
      }
      tally.count += 1
      return null
    },
  }
}

function createWindow({ most, windowMs, remembered }: WindowSettings, clock: () => number) {
  const kept = new LRUCache<string, { at: number }[]>(upTo(remembered))
  const recent = (name: string) =>
    (kept.get(name) ?? []).filter(({ at }) => at > clock() - windowMs)

  const window: EventWindow = {
    async add(name) {
      const events = recent(name)
      const [oldest] = events
      const event = { at: clock() }
      if (oldest && events.length >= most) {
        return { waitMs: oldest.at + windowMs - event.at, undo: async () => undefined }
      }
      kept.set(name, [...events, event])
      const undo = async () => {
        kept.set(
          name,
          recent(name).filter((one) => one !== event),
        )
      }
      return { waitMs: null, undo }
    },
  }
  return window
}

function createOneTimeNames(lifetimeMs: number, clock: () => number): OneTimeNames {
  const taken = createTtlSet(lifetimeMs, clock)
  return {
    async take(name) {
      if (taken.has(name)) return false
      taken.add(name)
      return true
    },
    giveBack: async (name) => taken.delete(name),
  }
}

function createValues({ lifetimeMs, remembered }: ValueSettings, clock: () => number) {
  const kept = new LRUCache<string, { value: string; until: number }>(upTo(remembered))
  const values: SharedValues = {
    async set(name, value) {
      kept.set(name, { value, until: clock() + lifetimeMs })
    },
    async get(name) {
      const found = kept.get(name)
      return found && clock() < found.until ? found.value : null
    },
  }
  return values
}

function createLocks(lifetimeMs: number, clock: () => number): Locks {
  const held = new Map<string, { until: number }>()
  return {
    async take(name) {
      const holder = held.get(name)
      if (holder && clock() < holder.until) return null
      const own = { until: clock() + lifetimeMs }
      held.set(name, own)
      return async () => {
        if (held.get(name) === own) held.delete(name)
      }
    },
  }
}
