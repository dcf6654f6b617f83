import { or, sql } from 'drizzle-orm'
import { orderStatuses, paymentStatuses } from '../../contract/shop/order-status'
import { isChoice, isNumber, type QueryFilter } from '../listing/query-filters'
import { orders } from '../store/placed-order-tables'

const searched = [orders.email, orders.uuid, orders.city, orders.firstName, orders.lastName]

const holds: QueryFilter = (value) =>
  or(
    ...searched.map((column) => sql`instr(lower(${column}), ${value.toLowerCase()}) > 0`),
    ...searched.map((column) => sql`instr(${column}, ${value}) > 0`),
  )

/** What lists of orders may be narrowed by. */
export const orderFilters: Record<string, QueryFilter> = {
  userId: isNumber(orders.user),
  status: isChoice(orders.status, orderStatuses),
  paymentStatus: isChoice(orders.paymentStatus, paymentStatuses),
  search: holds,
}
