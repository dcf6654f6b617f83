import { AccountOverviewPage } from '#features/account-overview/account-overview-page'
import { LatestOrder } from '#features/orders/latest-order'

/** Composes the account overview with the latest order; one chunk for both. */
export default function OverviewWithOrder() {
  return <AccountOverviewPage latestOrder={<LatestOrder />} />
}
