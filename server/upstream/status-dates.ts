import * as z from 'zod/mini'
import { type OrderStatus, orderStatuses } from '../../contract/shop/order'
import { apiDateTime } from './date-time'

/** A change of the status; its other fields name staff. */
const statusEntry = z.object({
  changeType: z.literal('STATUS'),
  timestamp: apiDateTime,
  newValue: z.object({ status: z.enum(orderStatuses) }),
})

/** When an order came to each status last, by its timeline. */
export function statusDates(timeline: unknown): Partial<Record<OrderStatus, string>> {
  const entries = (Array.isArray(timeline) ? timeline : []).flatMap((entry) => {
    const { data } = z.safeParse(statusEntry, entry)
    return data ?? []
  })
  const inTime = entries.sort(
    (one, other) => Date.parse(one.timestamp) - Date.parse(other.timestamp),
  )
  return Object.fromEntries(inTime.map(({ newValue, timestamp }) => [newValue.status, timestamp]))
}
