import { LRUCache } from 'lru-cache'
import { type Product, product } from '../../contract/shop/product'
import { parse } from '../routes/answer-readers'
import type { AskList } from './read-chunk'
import { forEachOf } from './turns'

const mostKept = 2000
const requestsAtOnce = 4

/**
 * Reads products one by one, as everybody sees them, for what a search found; kept for seconds. One
 * that cannot be read is null: the hit is worth showing without it.
 */
export function createFoundProducts(askAsGuest: AskList, lifeMs: number, clock: () => number) {
  const kept = new LRUCache<number, Product>({
    max: mostKept,
    ttl: lifeMs,
    ttlResolution: 0,
    perf: { now: clock },
  })

  async function read(id: number): Promise<Product | null> {
    const held = kept.get(id)
    if (held) return held
    try {
      const found = parse(product, await askAsGuest(`/product/${id}`))
      kept.set(id, found)
      return found
    } catch {
      return null
    }
  }

  /** In the order of the ids. */
  return (ids: readonly number[]): Promise<(Product | null)[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : forEachOf([0, ids.length - 1], requestsAtOnce, (at) => read(ids[at] ?? 0))
}

export type FoundProducts = ReturnType<typeof createFoundProducts>
