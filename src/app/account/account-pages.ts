import { lazy } from 'react'
import type { PageTable } from './page-table'

/** The account itself: what is known of a person and their devices. */
export const accountPages: PageTable = {
  account: lazy(() =>
    import('../../features/account-overview/account-overview-page').then(
      ({ AccountOverviewPage }) => ({ default: AccountOverviewPage }),
    ),
  ),
  'account-sessions': lazy(() =>
    import('../../features/devices/devices-page').then(({ DevicesPage }) => ({
      default: DevicesPage,
    })),
  ),
}
