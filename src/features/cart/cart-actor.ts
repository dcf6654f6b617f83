import { type Actor, createActor, fromPromise } from 'xstate'
import * as z from 'zod/mini'
import type { Cart } from '#contract/shop/cart'
import { parseJson } from '#contract/wire/parse-json'
import { publicConfig } from '#lib/config/public-config'
import { type BackgroundPause, createBackgroundPause } from '#lib/http/background-pause'
import { problemOf } from '#lib/http/problem'
import { tabStorage } from '#lib/storage/tab-storage'
import { accountCall } from '#session/account-request'
import { currentSession, shopEnabled, watchSession } from '#session/session'
import { createCartCalls } from './cart-api'
import { type SeenItem, seenItems } from './cart-changes'
import { cartMachine, type WriteInput } from './cart-machine'

export type CartActor = Actor<typeof cartMachine>

let current: CartActor | undefined

/**
 * The cart actor of this document, started by the first call. It sends no requests for visitors who
 * may not use the shop. In the build it stays in its first state.
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
  return actor
}

function machineOn(pause: BackgroundPause) {
  const calls = createCartCalls(accountCall)
  return cartMachine.provide({
    actors: {
      readCart: fromPromise<Cart, number | null>(async ({ signal }) => {
        try {
          const cart = await calls.read(signal)
          pause.clear()
          return cart
        } catch (error) {
          pause.failed(problemOf(error))
          throw error
        }
      }),
      writeCart: fromPromise<unknown, WriteInput>(({ input }) => calls.write(input)),
    },
    actions: {
      rememberItems: ({ context: { owner, seen } }) => {
        if (owner === null) tabStorage.remove(storageName)
        else tabStorage.write(storageName, JSON.stringify({ owner, seen }))
      },
    },
  })
}

function followOwner(actor: CartActor, pause: BackgroundPause): void {
  const follow = () => {
    const { user } = currentSession()
    const owner = user && shopEnabled(user, publicConfig.shopAudience) ? user.id : null
    if (owner === actor.getSnapshot().context.owner) return
    pause.clear()
    actor.send(
      owner === null
        ? { type: 'owner.left' }
        : { type: 'owner.known', owner, seen: seenBefore(owner) },
    )
  }
  watchSession(follow)
  follow()
}

/** Reads the cart again when the visitor returns, unless the pause after a failure is not over. */
function followDocument(actor: CartActor, pause: BackgroundPause): void {
  const returned = () => {
    if (document.visibilityState !== 'visible' || pause.leftMs() > 0) return
    actor.send({ type: 'refresh.requested' })
  }
  document.addEventListener('visibilitychange', returned)
  addEventListener('online', () => {
    pause.reconnected()
    returned()
  })
}

const storageName = 'cart-seen'
const kept = z.object({ owner: z.number(), seen: seenItems })

/** The stored items of an account's cart, which survive a reload of the tab. */
function seenBefore(owner: number): readonly SeenItem[] {
  const { data } = z.safeParse(kept, parseJson(tabStorage.read(storageName)))
  return data?.owner === owner ? data.seen : []
}
