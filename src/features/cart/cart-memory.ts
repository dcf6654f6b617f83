import * as z from 'zod/mini'
import { parseJson } from '#contract/wire/parse-json'
import { ownPrefix, siteStorage } from '#lib/storage/site-storage'
import { tabStorage } from '#lib/storage/tab-storage'
import { now } from '#lib/time/clock'
import { seenItems } from './cart-changes'
import type { CartContext, CartOwner } from './cart-context'
import { emptiedItem, type OrderedItem, orderedItem } from './cart-ordered'

const owner = z.union([z.number(), z.literal('guest')])

const ofTabName = 'cart-seen'
const ofTab = z.object({ owner, seen: seenItems })

const ofAllName = `${ownPrefix}cart-seen`
const ofAll = z.object({ owner, at: z.number(), seen: seenItems, emptied: z.array(emptiedItem) })

const orderedName = `${ownPrefix}ordered-items`
const ordered = z.object({ owner, at: z.number(), items: z.array(orderedItem) })

/** Later, nobody remembers what was in the cart, nor whether it was bought elsewhere. */
const seenForMs = 24 * 60 * 60_000
/** By then the shop has emptied the cart. */
const orderedForMs = 10 * 60_000

/** Keeps what the cart held when it was last seen: for this tab, and for all tabs what any has seen. */
export function rememberCart({ owner, seen, emptied }: CartContext): void {
  if (owner === null) {
    tabStorage.remove(ofTabName)
    siteStorage.remove(ofAllName)
    return
  }
  tabStorage.write(ofTabName, JSON.stringify({ owner, seen }))
  siteStorage.write(ofAllName, JSON.stringify({ owner, at: now(), seen, emptied }))
}

/** What is remembered of somebody's cart; of what another tab has put into it as well. */
export function rememberedOf(owner: CartOwner): Pick<CartContext, 'seen' | 'emptied' | 'ordered'> {
  const tab = z.safeParse(ofTab, parseJson(tabStorage.read(ofTabName))).data
  const all = z.safeParse(ofAll, parseJson(siteStorage.read(ofAllName))).data
  const known = all?.owner === owner && now() - all.at < seenForMs ? all : null
  const inAll = known?.seen ?? []
  const inTab = (tab?.owner === owner ? tab.seen : []).filter(
    ({ product }) => !inAll.some((item) => item.product === product),
  )
  return {
    seen: [...inAll, ...inTab],
    emptied: known?.emptied ?? [],
    ordered: orderedIn(siteStorage.read(orderedName), owner),
  }
}

/** Tells all tabs that an order of these items empties the cart. */
export function noteOrdered(owner: CartOwner | null, items: readonly OrderedItem[]): void {
  siteStorage.write(orderedName, JSON.stringify({ owner, at: now(), items }))
}

/** Follows the orders of other tabs. */
export function watchOrdered(
  ownerOf: () => CartOwner | null,
  found: (items: readonly OrderedItem[]) => void,
): void {
  siteStorage.watch(orderedName, (text) => {
    const items = orderedIn(text, ownerOf())
    if (items.length > 0) found(items)
  })
}

function orderedIn(text: string | null, owner: CartOwner | null): readonly OrderedItem[] {
  const { data } = z.safeParse(ordered, parseJson(text))
  return data?.owner === owner && now() - data.at < orderedForMs ? data.items : []
}
