import { newUuid } from '../../shared/random/new-uuid'
import { siteStorage } from '../../shared/storage/site-storage'
import { tabStorage } from '../../shared/storage/tab-storage'
import { now } from '../../shared/time/clock'
import { createOrderKeys } from './order-keys'

/** The keys of orders in this browser. */
export const browserKeys = () =>
  createOrderKeys({ tab: tabStorage, shared: siteStorage, newKey: newUuid, now })

/** What the person agreed to pay for an order, in euro; null where this browser does not know. */
export function agreedTotal(uuid: string): number | null {
  return browserKeys().agreedFor(uuid)
}
