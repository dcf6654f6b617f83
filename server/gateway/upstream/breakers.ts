import { LRUCache } from 'lru-cache'
import type { UpstreamAnswer } from '#upstream/client'
import { createTtlSet } from '../lib/ttl-set'
import { type Breaker, type BreakerSettings, createBreaker, failureOf, type Send } from './breaker'
import { type ShareOwner, waitersOf } from './client'

/** Whose call it is, and for what. */
interface GuardedCall {
  endpoint: string
  /** One answer among many of its endpoint; none where it has only one. */
  item: string | undefined
  client: ShareOwner
}

/**
 * Circuit breakers of one server, one for each endpoint: where most calls of an endpoint get no
 * answer, it is spared, and all others go on. Calls with filters are endpoints of their own, by the
 * filters' names; they are few, as the names are those of our routes (`kindOf`). Repeated failures of
 * a single person, or of a single item, count once: they must not close an endpoint for others.
 *
 * An item that gets no answer has a breaker of its own beside it, in which each person who waits for
 * it counts once. So a list that everybody sees is spared, too, and a product that nobody can see.
 */
export type Breakers = (call: GuardedCall, send: Send) => Promise<UpstreamAnswer>

/** Items with a breaker of their own, a few kilobytes each. */
const mostItems = 500

/** `onChange` is called when the first breaker of an endpoint opens, and when the last one closes. */
export function createBreakers(
  settings: BreakerSettings,
  clock: () => number,
  onChange: (endpoint: string, isOpen: boolean) => void,
): Breakers {
  const open = new Map<string, number>()
  const endpoints = new Map<string, Breaker>()
  const items = new LRUCache<string, Breaker>({
    max: mostItems,
    dispose: (breaker) => breaker.giveUp(),
  })
  const failedBefore = createTtlSet(settings.windowMs, clock)

  function create(endpoint: string): Breaker {
    return createBreaker(settings, endpoint, (isOpen) => {
      const before = open.get(endpoint) ?? 0
      const now = before + (isOpen ? 1 : -1)
      open.set(endpoint, now)
      if (before === 0 || now === 0) onChange(endpoint, isOpen)
    })
  }

  function endpointOf(endpoint: string): Breaker {
    const breaker = endpoints.get(endpoint) ?? create(endpoint)
    endpoints.set(endpoint, breaker)
    return breaker
  }

  function itemOf(item: string, endpoint: string): Breaker {
    const breaker = items.get(item) ?? create(endpoint)
    items.set(item, breaker)
    return breaker
  }

  /** Once for each who waits and has not failed before; the gateway itself counts each time. */
  function timesOfAll(name: string, client: ShareOwner): number {
    const waiters = waitersOf(client).map((waiter) => waiter && `${waiter} ${name}`)
    const counted = waiters.filter((waiter) => !waiter || !failedBefore.has(waiter))
    for (const waiter of counted) if (waiter) failedBefore.add(waiter)
    return counted.length
  }

  /** Once for the person who asked first, and once for the item. */
  function timesOfOne(endpoint: string, item: string, client: ShareOwner): number {
    const first = typeof client === 'object' ? client.first : client
    const names = first ? [`${first} ${endpoint}`, item] : [item]
    if (names.some((name) => failedBefore.has(name))) return 0
    for (const name of names) failedBefore.add(name)
    return 1
  }

  return async ({ endpoint, item, client }, send) => {
    if (!settings.enabled) return send()
    const whole = endpointOf(endpoint)
    if (item === undefined) return whole.run(send, () => timesOfAll(endpoint, client))
    const sending: Send = () => whole.run(send, () => timesOfOne(endpoint, item, client))
    const timesOfItem = () => timesOfAll(item, client)
    const own = items.get(item)
    if (own) return own.run(sending, timesOfItem)
    const answer = sending()
    if (await failureOf(answer)) {
      const counting = itemOf(item, endpoint).run(() => answer, timesOfItem)
      await counting.catch(() => undefined)
    }
    return answer
  }
}
