import { createStore } from '#lib/state/create-store'

/**
 * The deletion of the account by this document. While it is under way, or nobody knows what became of
 * it, its page says itself that the session has ended.
 */
export const deletionState = createStore<'none' | 'underWay' | 'done'>('none')

/** Does something unless the account is deleted here, once that is known. */
export function unlessDeletedHere(act: () => void): void {
  const look = () => {
    const state = deletionState.get()
    if (state === 'underWay') return
    stop()
    if (state === 'none') act()
  }
  const stop = deletionState.watch(look)
  look()
}
