import * as z from 'zod/mini'
import { cart } from '#contract/shop/cart'
import { orderDetail } from '#contract/shop/order'
import { idempotencyHeader } from '#contract/shop/order-creation'
import type { Account } from './books'
import type { Shop } from './shop'

/** A response; null if none arrived and the outcome is unknown. */
export type Answer = { status: number; body: unknown } | null

/** A buyer, sending requests to the gateway. */
export interface Buyer {
  id: number
  call(method: string, path: string, sent?: Sent): Promise<Answer>
}

interface Sent {
  body?: object
  key?: string
  /** Aborts the request after this many milliseconds. */
  hangUpMs?: number
}

/** Longest time that a buyer waits, in ms. */
const patienceMs = 15_000

export async function buyerAt(shop: Shop, account: Account): Promise<Buyer> {
  const own = await shop.headersOf(account)
  return {
    id: account.id,
    async call(method, path, { body, key, hangUpMs = patienceMs } = {}) {
      const init = {
        method,
        headers: key === undefined ? own : { ...own, [idempotencyHeader]: key },
        signal: AbortSignal.timeout(hangUpMs),
        ...(body && { body: JSON.stringify(body) }),
      }
      try {
        const answer = await fetch(`${shop.url}/api${path}`, init)
        const text = await answer.text()
        return { status: answer.status, body: text === '' ? null : JSON.parse(text) }
      } catch {
        return null
      }
    },
  }
}

/** The cart; null if it could not be read. */
export async function readCart(buyer: Buyer): Promise<z.infer<typeof cart> | null> {
  const answer = await buyer.call('GET', '/cart')
  return answer?.status === 200 ? z.parse(cart, answer.body) : null
}

/** The order in a response. */
export const orderIn = (body: unknown) => z.parse(orderDetail, body)
