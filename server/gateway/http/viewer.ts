import type { ReadRows } from '#upstream/rows'

/** The viewer of a response: the signed-in user's id, or null for a guest. */
export interface Viewer {
  userId: number | null
}

/** Whether a viewer may see an item. */
export type Visibility<Item> = (item: Item, viewer: Viewer) => boolean

/** A viewer whose request is being answered. */
export interface Reader extends Viewer {
  /** Tells the operator of rows of a list that do not fit. */
  reportRows(read: ReadRows<unknown>): void
}
