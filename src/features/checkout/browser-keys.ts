import { newUuid } from '../../lib/random/new-uuid'
import { siteStorage } from '../../lib/storage/site-storage'
import { tabStorage } from '../../lib/storage/tab-storage'
import { now } from '../../lib/time/clock'
import { createOrderKeys } from './order-keys'

/** The keys of orders in this browser. */
export const browserKeys = () =>
  createOrderKeys({ tab: tabStorage, shared: siteStorage, newKey: newUuid, now })

/** What the person agreed to pay for an order, in euro; null where this browser does not know. */
export function agreedTotal(uuid: string): number | null {
  return browserKeys().agreedFor(uuid)
}
