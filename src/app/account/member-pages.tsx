import { lazy } from 'react'
import AccountQueriesProvider from './account-queries-provider'
import { AreaPage, type AreaPageProps } from './guarded-page'
import { type PageTable, signInPages } from './sign-in-pages'

/** Overview, sessions, e-mail addresses, password, providers. */
const accountPages: PageTable = {
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

/** Addresses, orders, favourites, reviews, settings, help. */
const memberPages: PageTable = {
  'account-addresses': lazy(() =>
    import('../../features/addresses/addresses-page').then(({ AddressesPage }) => ({
      default: AddressesPage,
    })),
  ),
  'account-addresses-new': lazy(() =>
    import('../../features/addresses/address-form-pages').then(({ AddressNewPage }) => ({
      default: AddressNewPage,
    })),
  ),
  'account-addresses-id-edit': lazy(() =>
    import('../../features/addresses/address-form-pages').then(({ AddressEditPage }) => ({
      default: AddressEditPage,
    })),
  ),
  'account-orders': lazy(() =>
    import('../../features/orders/orders-page').then(({ OrdersPage }) => ({
      default: OrdersPage,
    })),
  ),
  'account-orders-id': lazy(() =>
    import('../../features/orders/order-page').then(({ OrderPage }) => ({ default: OrderPage })),
  ),
  'account-favourites-posts': lazy(() =>
    import('../../features/favourites/favourite-posts-page').then(({ FavouritePostsPage }) => ({
      default: FavouritePostsPage,
    })),
  ),
  'account-favourites-products': lazy(() =>
    import('../../features/favourites/favourite-products-page').then(
      ({ FavouriteProductsPage }) => ({ default: FavouriteProductsPage }),
    ),
  ),
  'account-reviews': lazy(() =>
    import('../../features/reviews/reviews-page').then(({ ReviewsPage }) => ({
      default: ReviewsPage,
    })),
  ),
  'account-settings': lazy(() =>
    import('./account-settings-page').then(({ AccountSettingsPage }) => ({
      default: AccountSettingsPage,
    })),
  ),
  'account-help': lazy(() =>
    import('../../features/help/help-page').then(({ HelpPage }) => ({ default: HelpPage })),
  ),
}

const secondFactorPages = () => import('../../features/authentication-steps/second-factor-pages')

/** Second factors, passkeys, reauthentication. */
const twoFactorPages: PageTable = {
  'account-2fa': lazy(() =>
    import('../../features/two-factor/two-factor-page').then(({ TwoFactorPage }) => ({
      default: TwoFactorPage,
    })),
  ),
  'account-2fa-totp-activate': lazy(() =>
    import('../../features/two-factor/activate-totp-page').then(({ ActivateTotpPage }) => ({
      default: ActivateTotpPage,
    })),
  ),
  'account-2fa-totp-deactivate': lazy(() =>
    import('../../features/two-factor/deactivate-totp-page').then(({ DeactivateTotpPage }) => ({
      default: DeactivateTotpPage,
    })),
  ),
  'account-2fa-recovery-codes': lazy(() =>
    import('../../features/two-factor/recovery-codes-page').then(({ RecoveryCodesPage }) => ({
      default: RecoveryCodesPage,
    })),
  ),
  'account-2fa-recovery-codes-generate': lazy(() =>
    import('../../features/two-factor/generate-codes-page').then(({ GenerateCodesPage }) => ({
      default: GenerateCodesPage,
    })),
  ),
  'account-2fa-webauthn': lazy(() =>
    import('../../features/passkeys/keys-page').then(({ KeysPage }) => ({ default: KeysPage })),
  ),
  'account-2fa-webauthn-add': lazy(() =>
    import('../../features/passkeys/add-key-page').then(({ AddKeyPage }) => ({
      default: AddKeyPage,
    })),
  ),
  'account-reauthenticate': lazy(() =>
    import('../../features/authentication-steps/password-page').then(
      ({ PasswordReauthenticationPage }) => ({
        default: PasswordReauthenticationPage,
      }),
    ),
  ),
  'account-2fa-authenticate-totp': lazy(() =>
    secondFactorPages().then(({ AuthenticateTotpPage }) => ({ default: AuthenticateTotpPage })),
  ),
  'account-2fa-authenticate-webauthn': lazy(() =>
    secondFactorPages().then(({ AuthenticatePasskeyPage }) => ({
      default: AuthenticatePasskeyPage,
    })),
  ),
  'account-2fa-authenticate-recovery-codes': lazy(() =>
    secondFactorPages().then(({ AuthenticateRecoveryCodePage }) => ({
      default: AuthenticateRecoveryCodePage,
    })),
  ),
  'account-2fa-reauthenticate-totp': lazy(() =>
    secondFactorPages().then(({ ReauthenticateTotpPage }) => ({
      default: ReauthenticateTotpPage,
    })),
  ),
  'account-2fa-reauthenticate-webauthn': lazy(() =>
    secondFactorPages().then(({ ReauthenticatePasskeyPage }) => ({
      default: ReauthenticatePasskeyPage,
    })),
  ),
  'account-2fa-reauthenticate-recovery-codes': lazy(() =>
    secondFactorPages().then(({ ReauthenticateRecoveryCodePage }) => ({
      default: ReauthenticateRecoveryCodePage,
    })),
  ),
}

const pages: PageTable = { ...signInPages, ...twoFactorPages, ...accountPages, ...memberPages }

/** The pages that read data of the signed-in user, below the query client of that user. */
export default function MemberArea(props: AreaPageProps) {
  return (
    <AccountQueriesProvider>
      <AreaPage pages={pages} {...props} />
    </AccountQueriesProvider>
  )
}
