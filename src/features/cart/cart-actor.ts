import { type Actor, createActor, fromPromise } from 'xstate'
import * as z from 'zod/mini'
import type { Cart } from '#contract/shop/cart'
import { parseJson } from '#contract/wire/parse-json'
import { type BackgroundPause, createBackgroundPause } from '#lib/http/background-pause'
import { call } from '#lib/http/call'
import { problemOf } from '#lib/http/problem'
import { ownPrefix, siteStorage } from '#lib/storage/site-storage'
import { now } from '#lib/time/clock'
import { buyerOf } from '#session/buyer'
import { hasGuestCart } from '#session/guest-cart'
import { noteGuestCart } from '#session/note-guest-cart'
import { currentSession, watchSession } from '#session/session'
import { createCartCalls } from './cart-api'
import { seenItems } from './cart-changes'
import type { CartOwner } from './cart-context'
import { cartMachine, type WriteInput } from './cart-machine'
import type { MergedItem } from './cart-merge'
import { emptiedItem, type OrderedItem, orderedItem } from './cart-ordered'

export type CartActor = Actor<typeof cartMachine>

let current: CartActor | undefined

/**
 * The cart actor of this document, started by the first call. It sends no requests for visitors who
 * may not use the shop, nor for guests who have put nothing into a cart. In the build it stays in its
 * first state.
 */
export function cartActor(): CartActor {
  current ??= start()
  return current
}

function start(): CartActor {
  const pause = createBackgroundPause()
  const actor = createActor(machineOn(pause))
  if (typeof window === 'undefined') return actor
  actor.start()
  followOwner(actor, pause)
  followDocument(actor, pause)
  followOrders(actor)
  return actor
}

function machineOn(pause: BackgroundPause) {
  const calls = createCartCalls(call)
  return cartMachine.provide({
    actors: {
      mergeCart: fromPromise<readonly MergedItem[]>(calls.merge),
      readCart: fromPromise<Cart, CartOwner | null>(async ({ input: owner, signal }) => {
        try {
          const cart = await calls.read(signal)
          pause.clear()
          if (owner === 'guest') noteGuestCart(!isEmpty(cart))
          return cart
        } catch (error) {
          pause.failed(problemOf(error))
          throw error
        }
      }),
      writeCart: fromPromise<unknown, WriteInput>(({ input }) => {
        // Before it is sent: there may be a cart although the answer is lost.
        if (input.owner === 'guest') noteGuestCart(true)
        return calls.write(input)
      }),
    },
    actions: {
      forgetGuestCart: () => noteGuestCart(false),
      rememberItems: ({ context: { owner, seen, emptied } }) => {
        if (owner === null) siteStorage.remove(seenName)
        else siteStorage.write(seenName, JSON.stringify({ owner, at: now(), seen, emptied }))
      },
    },
  })
}

const isEmpty = ({ cartItems, unreadItems }: Cart) => cartItems.length + unreadItems.length === 0

function followOwner(actor: CartActor, pause: BackgroundPause): void {
  const follow = () => {
    const session = currentSession()
    const before = actor.getSnapshot().context.owner
    // The session of a guest starts with the first product that is put into the cart.
    const owner = session.status === 'unknown' && before === 'guest' ? before : buyerOf(session)
    if (owner === before) return
    pause.clear()
    if (owner === null) {
      actor.send({ type: 'owner.left' })
      return
    }
    const isUnstarted = owner === 'guest' && !hasGuestCart()
    const isMergeDue = owner !== 'guest' && session.guestCart
    actor.send({
      type: 'owner.known',
      owner,
      ...rememberedOf(owner),
      ...(isUnstarted && { start: 'unstarted' }),
      ...(isMergeDue && { start: 'merge' }),
    })
  }
  watchSession(follow)
  follow()
}

/** Reads the cart again when the visitor returns, unless the pause after a failure is not over. */
function followDocument(actor: CartActor, pause: BackgroundPause): void {
  const returned = () => {
    if (document.visibilityState !== 'visible' || pause.leftMs() > 0) return
    if (actor.getSnapshot().context.owner === 'guest' && !hasGuestCart()) return
    actor.send({ type: 'refresh.requested' })
  }
  document.addEventListener('visibilitychange', returned)
  addEventListener('online', () => {
    pause.reconnected()
    returned()
  })
}

const cartOwner = z.union([z.number(), z.literal('guest')])

const seenName = `${ownPrefix}cart-seen`
const remembered = z.object({
  owner: cartOwner,
  at: z.number(),
  seen: seenItems,
  emptied: z.array(emptiedItem),
})

/** Later, nobody remembers what was in the cart, nor whether it was bought elsewhere. */
const rememberedForMs = 24 * 60 * 60_000

/** What all tabs know of a cart: what it held when it was last seen, and what left it unordered. */
function rememberedOf(owner: CartOwner) {
  const { data } = z.safeParse(remembered, parseJson(siteStorage.read(seenName)))
  const isKnown = data?.owner === owner && now() - data.at < rememberedForMs
  return isKnown ? { seen: data.seen, emptied: data.emptied } : { seen: [] }
}

const orderedName = `${ownPrefix}ordered-items`
const orderedItems = z.object({ owner: cartOwner, items: z.array(orderedItem) })

/** The shop empties the whole cart with an order, of one paid online once it is paid: all tabs are told. */
export function noteCartOrdered(items: readonly OrderedItem[]): void {
  const actor = cartActor()
  const { owner } = actor.getSnapshot().context
  const ordered = items.map(({ product, quantity }) => ({ product, quantity }))
  siteStorage.write(orderedName, JSON.stringify({ owner, items: ordered }))
  actor.send({ type: 'cart.ordered', items: ordered })
  actor.send({ type: 'refresh.requested' })
}

/** Learns of an order of another tab. */
function followOrders(actor: CartActor): void {
  siteStorage.watch(orderedName, (text) => {
    const { data } = z.safeParse(orderedItems, parseJson(text))
    if (data?.owner !== actor.getSnapshot().context.owner) return
    actor.send({ type: 'cart.ordered', items: data.items })
  })
}
