import { aboutLeftOut } from '#upstream/rows'
import type { Reader } from './api'
import type { RouteContext } from './route-env'

/** What tells the operator of the rows that the answer of a request lacks. */
export function rowReports(c: RouteContext): Reader['reportRows'] {
  return (read) => {
    if (read.faults.length === 0) return
    const facts = { id: c.var.requestId, endpoint: c.var.route, reason: aboutLeftOut(read) }
    c.var.basics.log({ event: 'rows-left-out', ...facts })
  }
}
