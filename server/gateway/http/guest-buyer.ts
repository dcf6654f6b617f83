import * as z from 'zod/mini'
import { readCart } from '#upstream/endpoints/cart'
import { addressOf } from '#upstream/endpoints/endpoint'
import { placeOrder } from '#upstream/endpoints/orders'
import { GatewayError } from '../lib/gateway-error'
import type { GuestReading, GuestState } from '../session/guest-cookie'
import { type GuestStore, withOrders } from '../session/guest-store'
import { readJson, readNothing } from '../upstream/read-answer'
import type { GuestBuyer } from './api'
import { askingBy, type Send } from './asking'
import type { RouteContext } from './route-env'
import type { UpstreamCalls } from './upstream-calls'

/** Header that opens a guest's cart. */
export const cartHeader = 'x-cart-id'

interface Tools {
  calls: UpstreamCalls
  guests: GuestStore
  reportRows: GuestBuyer['reportRows']
}

/** A guest of whom something is kept, or who is new. */
export async function guestBuyer(
  c: RouteContext,
  { calls, guests, reportRows }: Tools,
  kept: GuestReading | null,
): Promise<GuestBuyer> {
  let state = kept?.state ?? (await guests.begin())
  c.set('guestCart', state.cart)

  function adopt(now: GuestState): void {
    state = now
    c.set('guestCart', now.cart)
  }

  async function keep(change: (now: GuestState) => Partial<GuestState>): Promise<void> {
    const changed = await guests.change(state, change)
    if (!changed) return
    adopt(changed.state)
    c.set('guestCookie', changed.cookie)
  }

  /** The cart of an answer is kept; another one than was named means that that one is gone. */
  async function keepCart(named: string | null, cart: string | undefined): Promise<void> {
    if (cart === undefined || cart === named) return
    const goneAt = c.var.basics.clock()
    await keep((now) => {
      // Meanwhile another request has ordered it, or begun another one.
      if (now.cart !== named) return {}
      return { cart, cartGoneAt: named === null ? now.cartGoneAt : goneAt }
    })
  }

  const headersFor = (path: string, cart: string | null): Record<string, string> =>
    cart !== null && isOfCart(path) ? { [cartHeader]: cart } : {}

  const send: Send = async (method, path, { whenMissing, ...options }) => {
    const { cart } = state
    const headers = headersFor(path, cart)
    const read = method === 'DELETE' ? readNothing : readJson
    try {
      const answer = await calls.sendRest(c, null, { method, path, ...options, headers }, read)
      if (path.startsWith(readCart.path)) await keepCart(cart, cartIn(path, answer))
      return answer
    } catch (error) {
      const refusal = asMissing(error)
      if (whenMissing !== undefined && refusal !== error) return whenMissing
      throw refusal
    }
  }

  if (kept?.isOld) await keep(() => ({}))
  return {
    ...askingBy(send, { userId: null, reportRows }),
    userId: null,
    isNew: kept === null,
    state: () => state,
    sendRaw: ({ method, ...call }, { params, body, headers }, read) => {
      const path = addressOf(call, params ?? {})
      const all = { ...headers, ...headersFor(path, state.cart) }
      return calls.sendRest(c, null, { method, path, body, headers: all }, read)
    },
    async refresh() {
      const now = await guests.read(c.get('cookies'))
      if (now) adopt(now.state)
    },
    begin: () => keep(() => ({})),
    keepOrder: ({ id, uuid }) =>
      keep(({ orders }) => ({ orders: withOrders([{ id, uuid }], orders), cartGoneAt: null })),
    dropCart: (cart, cartGoneAt) =>
      keep((now) => ({
        cart: now.cart === cart ? null : now.cart,
        ...(cartGoneAt !== undefined && { cartGoneAt }),
      })),
  }
}

/** By an address, which may have a query. */
const isOfCart = (path: string) => isOf(placeOrder, path) || path.startsWith(readCart.path)
const isOf = (call: { path: string }, path: string) => path.split('?')[0] === call.path

const ofCart = z.object({ uuid: z.uuid() })
const ofItem = z.object({ cartId: z.uuid() })

/** The uuid of the cart that an answer is of: an item has one of its own as well. */
function cartIn(path: string, answer: unknown): string | undefined {
  if (isOf(readCart, path)) return z.safeParse(ofCart, answer).data?.uuid
  return z.safeParse(ofItem, answer).data?.cartId
}

/** What a guest may not see is refused like what does not exist: nobody is asked to sign in. */
function asMissing(error: unknown): unknown {
  if (!(error instanceof GatewayError) || ![401, 403, 404].includes(error.status)) return error
  return new GatewayError(404, { reason: `the upstream answered ${error.status}` })
}
