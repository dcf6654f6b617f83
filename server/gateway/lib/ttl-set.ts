import { LRUCache } from 'lru-cache'
import { upTo } from './up-to'

/** Names that one copy of the gateway remembers for a while; security must not depend on them. */
export interface TtlSet {
  add(name: string): void
  delete(name: string): void
  has(name: string): boolean
}

/** A name is dropped after `lifetimeMs`, and the oldest first once there are more than `max`. */
export function createTtlSet(lifetimeMs: number, clock: () => number, max = 20_000): TtlSet {
  // The cache treats a start at 0 as none.
  const now = () => clock() + 1
  const names = new LRUCache<string, true>({
    ...upTo(max),
    // A name is over when its lifetime has passed, not 1 ms later.
    ttl: lifetimeMs - 1,
    ttlResolution: 0,
    perf: { now },
  })
  return {
    add: (name) => void names.set(name, true),
    delete: (name) => void names.delete(name),
    has: (name) => names.has(name),
  }
}
