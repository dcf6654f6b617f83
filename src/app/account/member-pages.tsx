import AccountQueriesProvider from './account-queries-provider'
import { AreaPage, type AreaPageProps } from './guarded-page'
import { type PageTable, page, signInPages } from './sign-in-pages'

/** Overview, sessions, e-mail addresses, password, providers. */
const accountPages: PageTable = {
  account: page(() =>
    import('./overview-with-order').then(({ OverviewWithOrder }) => OverviewWithOrder),
  ),
  'account-sessions': page(() =>
    import('#features/devices/devices-page').then(({ DevicesPage }) => DevicesPage),
  ),
  'account-email': page(() =>
    import('#features/email-addresses/email-addresses-page').then(
      ({ EmailAddressesPage }) => EmailAddressesPage,
    ),
  ),
  'account-password-change': page(() =>
    import('#features/password-change/password-change-page').then(
      ({ PasswordChangePage }) => PasswordChangePage,
    ),
  ),
  'account-providers': page(() =>
    import('#features/providers/providers-page').then(({ ProvidersPage }) => ProvidersPage),
  ),
}

/** Addresses, orders, favourites, reviews, settings, help. */
const memberPages: PageTable = {
  'account-addresses': page(() =>
    import('#features/addresses/addresses-page').then(({ AddressesPage }) => AddressesPage),
  ),
  'account-addresses-new': page(() =>
    import('#features/addresses/address-form-pages').then(({ AddressNewPage }) => AddressNewPage),
  ),
  'account-addresses-id-edit': page(() =>
    import('#features/addresses/address-form-pages').then(({ AddressEditPage }) => AddressEditPage),
  ),
  'account-orders': page(() =>
    import('#features/orders/orders-page').then(({ OrdersPage }) => OrdersPage),
  ),
  'account-orders-id': page(() =>
    import('#features/orders/order-page').then(({ OrderPage }) => OrderPage),
  ),
  'account-favourites-posts': page(() =>
    import('#features/favourites/favourite-posts-page').then(
      ({ FavouritePostsPage }) => FavouritePostsPage,
    ),
  ),
  'account-favourites-products': page(() =>
    import('#features/favourites/favourite-products-page').then(
      ({ FavouriteProductsPage }) => FavouriteProductsPage,
    ),
  ),
  'account-reviews': page(() =>
    import('#features/reviews/reviews-page').then(({ ReviewsPage }) => ReviewsPage),
  ),
  'account-settings': page(() =>
    import('./account-settings-page').then(({ AccountSettingsPage }) => AccountSettingsPage),
  ),
  'account-help': page(() => import('#features/help/help-page').then(({ HelpPage }) => HelpPage)),
}

const secondFactorPages = () => import('#features/authentication-steps/second-factor-pages')

/** Second factors, passkeys, reauthentication. */
const twoFactorPages: PageTable = {
  'account-2fa': page(() =>
    import('#features/two-factor/two-factor-page').then(({ TwoFactorPage }) => TwoFactorPage),
  ),
  'account-2fa-totp-activate': page(() =>
    import('#features/two-factor/activate-totp-page').then(
      ({ ActivateTotpPage }) => ActivateTotpPage,
    ),
  ),
  'account-2fa-totp-deactivate': page(() =>
    import('#features/two-factor/deactivate-totp-page').then(
      ({ DeactivateTotpPage }) => DeactivateTotpPage,
    ),
  ),
  'account-2fa-recovery-codes': page(() =>
    import('#features/two-factor/recovery-codes-page').then(
      ({ RecoveryCodesPage }) => RecoveryCodesPage,
    ),
  ),
  'account-2fa-recovery-codes-generate': page(() =>
    import('#features/two-factor/generate-codes-page').then(
      ({ GenerateCodesPage }) => GenerateCodesPage,
    ),
  ),
  'account-2fa-webauthn': page(() =>
    import('#features/passkeys/keys-page').then(({ KeysPage }) => KeysPage),
  ),
  'account-2fa-webauthn-add': page(() =>
    import('#features/passkeys/add-key-page').then(({ AddKeyPage }) => AddKeyPage),
  ),
  'account-reauthenticate': page(() =>
    import('#features/authentication-steps/password-page').then(
      ({ PasswordReauthenticationPage }) => PasswordReauthenticationPage,
    ),
  ),
  'account-2fa-authenticate-totp': page(() =>
    secondFactorPages().then(({ AuthenticateTotpPage }) => AuthenticateTotpPage),
  ),
  'account-2fa-authenticate-webauthn': page(() =>
    secondFactorPages().then(({ AuthenticatePasskeyPage }) => AuthenticatePasskeyPage),
  ),
  'account-2fa-authenticate-recovery-codes': page(() =>
    secondFactorPages().then(({ AuthenticateRecoveryCodePage }) => AuthenticateRecoveryCodePage),
  ),
  'account-2fa-reauthenticate-totp': page(() =>
    secondFactorPages().then(({ ReauthenticateTotpPage }) => ReauthenticateTotpPage),
  ),
  'account-2fa-reauthenticate-webauthn': page(() =>
    secondFactorPages().then(({ ReauthenticatePasskeyPage }) => ReauthenticatePasskeyPage),
  ),
  'account-2fa-reauthenticate-recovery-codes': page(() =>
    secondFactorPages().then(
      ({ ReauthenticateRecoveryCodePage }) => ReauthenticateRecoveryCodePage,
    ),
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
