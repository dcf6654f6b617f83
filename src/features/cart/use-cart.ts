import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import {
  type Actor,
  createActor,
  fromPromise,
  type SnapshotFrom,
  type StateValueFrom,
} from 'xstate'
import * as z from 'zod/mini'
import { parseJson } from '#contract/wire/parse-json'
import { publicConfig } from '#lib/config/public-config'
import { type BackgroundPause, createBackgroundPause } from '#lib/http/background-pause'
import { tabStorage } from '#lib/storage/tab-storage'
import { accountRequest } from '#session/account-request'
import { currentSession, onSessionChange, shopEnabled, watchSession } from '#session/session'
import { createCartCalls } from './cart-api'
import { type SeenItem, seenItems } from './cart-changes'
import {
  type CartReadOutcome,
  type CartWriteOutcome,
  cartMachine,
  type WriteInput,
} from './cart-machine'

type CartActor = Actor<typeof cartMachine>

const storageName = 'cart-seen'
const always = { networkMode: 'always', retry: false } as const

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
  const queries = new QueryClient({ defaultOptions: { queries: always, mutations: always } })
  const pause = createBackgroundPause()
  const actor = createActor(machineOn(queries, pause))
  if (typeof window === 'undefined') return actor
  actor.start()
  followOwner(actor, queries, pause)
  followDocument(actor, pause)
  return actor
}

function machineOn(queries: QueryClient, pause: BackgroundPause) {
  const calls = createCartCalls(accountRequest)
  const writes = new MutationObserver(queries, {
    // One at a time.
    scope: { id: 'cart' },
    mutationFn: calls.write,
  })
  return cartMachine.provide({
    actors: {
      readCart: fromPromise<CartReadOutcome, number | null>(({ input }) =>
        queries.fetchQuery({
          queryKey: ['cart', input],
          staleTime: 0,
          queryFn: async ({ signal }) => {
            const outcome = await calls.read(signal)
            if (outcome.kind === 'done') pause.clear()
            else pause.failed(outcome)
            return outcome
          },
        }),
      ),
      writeCart: fromPromise<CartWriteOutcome, WriteInput>(({ input }) => writes.mutate(input)),
    },
    actions: {
      rememberItems: ({ context: { owner, seen } }) => {
        if (owner === null) tabStorage.remove(storageName)
        else tabStorage.write(storageName, JSON.stringify({ owner, seen }))
      },
    },
  })
}

function followOwner(actor: CartActor, queries: QueryClient, pause: BackgroundPause): void {
  const follow = () => {
    const { user } = currentSession()
    const owner = user && shopEnabled(user, publicConfig.shopAudience) ? user.id : null
    if (owner === actor.getSnapshot().context.owner) return
    queries.clear()
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
  onSessionChange(({ type }) => {
    if (type === 'LOGGED_IN') pause.clear()
  })
}

const kept = z.object({ owner: z.number(), seen: seenItems })

/** The stored items of an account's cart, which survive a reload of the tab. */
function seenBefore(owner: number): readonly SeenItem[] {
  const { data } = z.safeParse(kept, parseJson(tabStorage.read(storageName)))
  return data?.owner === owner ? data.seen : []
}

/** The cart as components use it. */
export interface CartHandle {
  state: SnapshotFrom<typeof cartMachine>
  send: CartActor['send']
}

/** The cart of the signed-in account. What the build renders must not depend on its state. */
export function useCart(): CartHandle {
  const actor = cartActor()
  return { state: useSelector(actor, (state) => state), send: actor.send }
}

type CartState = StateValueFrom<typeof cartMachine>

const pending = {
  closed: false,
  reading: true,
  unread: false,
  deciding: true,
  resting: false,
  writing: true,
  failed: false,
  checking: true,
} satisfies Record<CartState, boolean>

/** Whether a request is running: then the button shows no count. */
export function isPending(state: CartState): boolean {
  return pending[state]
}

/** Number of pieces in the cart; zero while it may change. */
export function useCartCount(): number {
  const { state } = useCart()
  return isPending(state.value) ? 0 : (state.context.cart?.totalItems ?? 0)
}
