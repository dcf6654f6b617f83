import { AccountOverviewPage } from '#features/account-overview/account-overview-page'
import { LatestOrder } from '#features/orders/latest-order'
import { LearningCard } from '#features/practice/learning-card'

/** Composes the account overview with the member's learning and latest order; one chunk for all. */
export default function OverviewWithOrder() {
  return <AccountOverviewPage learning={<LearningCard />} latestOrder={<LatestOrder />} />
}
