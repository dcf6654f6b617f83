import type { PayWayFact } from '../../../contract/shop/pay-way-fact'
import type { ContentCounts } from '../../../contract/site/build-record'
import type { Content } from '../upstream/read-content'

/** What this build read, for the record that it leaves behind. */
export const contentSeen: { counts: ContentCounts } = { counts: {} }

/** The ways to pay that this build read, for the product pages. */
export const payWaysSeen: { ways: readonly PayWayFact[] } = { ways: [] }

/** How many entities each list holds. */
export function countContent(content: Content): ContentCounts {
  return Object.fromEntries(Object.entries(content).map(([list, rows]) => [list, rows.length]))
}
