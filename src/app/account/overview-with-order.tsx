import { AccountOverviewPage } from '../../features/account-overview/account-overview-page'
import { LatestOrder } from '../../features/orders/latest-order'

/** The account's first page, with the latest order on it. */
export function OverviewWithOrder() {
  return <AccountOverviewPage latestOrder={<LatestOrder />} />
}
