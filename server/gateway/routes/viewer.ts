import { aboutLeftOut, type ReadRows } from '#upstream/rows'
import type { RouteContext } from '../services'

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

/** What tells the operator of the rows that the answer of a request lacks. */
export function rowReports(c: RouteContext): Reader['reportRows'] {
  return (read) => {
    if (read.faults.length === 0) return
    const { log } = c.var.services
    const facts = { id: c.var.requestId, endpoint: c.var.route, reason: aboutLeftOut(read) }
    log({ event: 'rows-left-out', ...facts })
  }
}
