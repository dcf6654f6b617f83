import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { type Actor, createActor, fromPromise } from 'xstate'
import * as z from 'zod/mini'
import { publicConfig } from '../../lib/config/public-config'
import { tabStorage } from '../../lib/storage/tab-storage'
import { ownRequest } from '../../session/own-request'
import { currentSession, watchSession } from '../../session/session-view'
import { shopEnabled } from '../../session/shop-enabled'
import { createCartCalls } from './cart-calls'
import { type SeenItem, seenItems } from './cart-changes'
import { cartMachine, type WriteInput } from './cart-machine'
import type { CartReadOutcome, CartWriteOutcome } from './cart-story'

export type LiveCart = Actor<typeof cartMachine>

const memory = 'cart-seen'
const always = { networkMode: 'always', retry: false } as const

let live: LiveCart | undefined

/**
 * The cart of this document, alive from the first call on; it asks for nothing as long as nobody is
 * here for whom the shop's links appear (R008). For the browser only.
 */
export function liveCart(): LiveCart {
  live ??= start()
  return live
}

function start(): LiveCart {
  const queries = new QueryClient({ defaultOptions: { queries: always, mutations: always } })
  const actor = createActor(machineOn(queries)).start()
  followOwner(actor, queries)
  followDocument(actor)
  return actor
}

function machineOn(queries: QueryClient) {
  const calls = createCartCalls(ownRequest)
  const writes = new MutationObserver(queries, {
    // One after the other, whoever asks.
    scope: { id: 'cart' },
    mutationFn: calls.write,
  })
  return cartMachine.provide({
    actors: {
      readCart: fromPromise<CartReadOutcome, number | null>(({ input }) =>
        queries.fetchQuery({
          queryKey: ['cart', input],
          staleTime: 0,
          queryFn: ({ signal }) => calls.read(signal),
        }),
      ),
      writeCart: fromPromise<CartWriteOutcome, WriteInput>(({ input }) => writes.mutate(input)),
    },
    actions: {
      rememberItems: ({ context: { owner, seen } }) => {
        if (owner === null) tabStorage.remove(memory)
        else tabStorage.write(memory, JSON.stringify({ owner, seen }))
      },
    },
  })
}

function followOwner(actor: LiveCart, queries: QueryClient): void {
  const follow = () => {
    const { user } = currentSession()
    const owner = user && shopEnabled(user, publicConfig.shopAudience) ? user.id : null
    if (owner === actor.getSnapshot().context.owner) return
    queries.clear()
    actor.send(
      owner === null
        ? { type: 'owner.left' }
        : { type: 'owner.known', owner, seen: remembered(owner) },
    )
  }
  watchSession(follow)
  follow()
}

function followDocument(actor: LiveCart): void {
  const returned = () => {
    if (document.visibilityState === 'visible') actor.send({ type: 'cart.wanted' })
  }
  document.addEventListener('visibilitychange', returned)
  addEventListener('online', returned)
}

const kept = z.object({ owner: z.number(), seen: seenItems })

/** What this tab remembers of somebody's cart, also over a reload. */
function remembered(owner: number): readonly SeenItem[] {
  const text = tabStorage.read(memory)
  try {
    const { data } = z.safeParse(kept, JSON.parse(text ?? 'null'))
    return data?.owner === owner ? data.seen : []
  } catch {
    return []
  }
}
