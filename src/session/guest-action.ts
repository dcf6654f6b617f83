import { tabStorage } from '#lib/storage/tab-storage'
import { now } from '#lib/time/clock'

/** What a guest chose that needs an account: to buy a product, or to make an item a favourite. */
export interface GuestAction {
  kind: 'cart' | 'products' | 'posts' | 'comments'
  /** Id of the product, lesson or comment. */
  id: number
  /** Pieces; 1 where nothing is bought. */
  quantity: number
}

const storageName = 'guest-action'

/** After this time, in ms, the action is dropped: nobody expects it any more. */
const validForMs = 30 * 60 * 1000

/**
 * Stores the action of a guest who goes to the sign-in page. It is in the tab's storage and not in
 * `next`, so that a link from elsewhere cannot make a member buy something.
 */
export function storeGuestAction({ kind, id, quantity }: GuestAction): void {
  tabStorage.write(storageName, [kind, id, quantity, now()].join('|'))
}

/**
 * The quantity of the stored action on an item; null without one. It is removed, so that it is
 * carried out once.
 */
export function takeGuestAction(kind: GuestAction['kind'], id: number): number | null {
  const [storedKind, storedId, quantity, storedAt] = (tabStorage.read(storageName) ?? '').split('|')
  if (storedKind !== kind || Number(storedId) !== id) return null
  tabStorage.remove(storageName)
  return now() - Number(storedAt) < validForMs ? Number(quantity) : null
}
