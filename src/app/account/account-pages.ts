import { lazy } from 'react'
import type { PageTable } from './page-table'

/** The account itself: what is known of a person and their devices. */
export const accountPages: PageTable = {
  account: lazy(() =>
    import('./overview-with-order').then(({ OverviewWithOrder }) => ({
      default: OverviewWithOrder,
    })),
  ),
  'account-sessions': lazy(() =>
    import('../../features/devices/devices-page').then(({ DevicesPage }) => ({
      default: DevicesPage,
    })),
  ),
  'account-email': lazy(() =>
    import('../../features/email-addresses/email-addresses-page').then(
      ({ EmailAddressesPage }) => ({ default: EmailAddressesPage }),
    ),
  ),
  'account-password-change': lazy(() =>
    import('../../features/password-change/password-change-page').then(
      ({ PasswordChangePage }) => ({ default: PasswordChangePage }),
    ),
  ),
  'account-providers': lazy(() =>
    import('../../features/providers/providers-page').then(({ ProvidersPage }) => ({
      default: ProvidersPage,
    })),
  ),
}
