import { type Actor, createActor, fromPromise } from 'xstate'
import type { Cart } from '#contract/shop/cart'
import { type BackgroundPause, createBackgroundPause } from '#lib/http/background-pause'
import { call } from '#lib/http/call'
import { problemOf } from '#lib/http/problem'
import { buyerOf } from '#session/buyer'
import { hasGuestCart } from '#session/guest-cart'
import { noteGuestCart } from '#session/note-guest-cart'
import { currentSession, watchSession } from '#session/session'
import { createCartCalls } from './cart-api'
import type { CartOwner } from './cart-context'
import { cartMachine, type WriteInput } from './cart-machine'
import { noteOrdered, rememberCart, rememberedOf, watchOrdered } from './cart-memory'
import type { MergedItem } from './cart-merge'
import type { OrderedItem } from './cart-ordered'

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
  watchOrdered(
    () => actor.getSnapshot().context.owner,
    (items) => actor.send({ type: 'cart.ordered', items }),
  )
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
      'forget the cart of the guest': () => noteGuestCart(false),
      'remember the items': ({ context }) => rememberCart(context),
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

/** An order was paid: the shop empties the whole cart with it, which all tabs are told. */
export function noteCartOrdered(items: readonly OrderedItem[]): void {
  const actor = cartActor()
  noteOrdered(actor.getSnapshot().context.owner, items)
  actor.send({ type: 'cart.ordered', items })
  actor.send({ type: 'refresh.requested' })
}
