import { AccountOverviewPage } from '#features/account-overview/account-overview-page'
import { FavouritesCard } from '#features/favourites/favourites-card'
import { LatestOrder } from '#features/orders/latest-order'
import { FirstStep } from '#features/practice/first-step'
import { LearningCard } from '#features/practice/learning-card'

/** Composes the account overview with the member's learning, order and favourites; one chunk for all. */
export default function OverviewWithOrder() {
  return (
    <AccountOverviewPage>
      <FirstStep />
      <LearningCard />
      <LatestOrder />
      <FavouritesCard />
    </AccountOverviewPage>
  )
}
