import { createStore } from '#lib/state/create-store'

/** Whether the account of this document's member was deleted. */
export const deletedHere = createStore(false)
