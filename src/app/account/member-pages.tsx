import AccountQueriesProvider from './account-queries-provider'
import { AreaPage, type AreaPageProps } from './guarded-page'
import { type PageTable, page, signInPages } from './sign-in-pages'

/** Overview, sessions, e-mail addresses, password, providers. */
const accountPages: PageTable = {
  account: page(() => import('./overview-with-order'), 'OverviewWithOrder'),
  'account-sessions': page(() => import('../../features/devices/devices-page'), 'DevicesPage'),
  'account-email': page(
    () => import('../../features/email-addresses/email-addresses-page'),
    'EmailAddressesPage',
  ),
  'account-password-change': page(
    () => import('../../features/password-change/password-change-page'),
    'PasswordChangePage',
  ),
  'account-providers': page(
    () => import('../../features/providers/providers-page'),
    'ProvidersPage',
  ),
}

/** Addresses, orders, favourites, reviews, settings, help. */
const memberPages: PageTable = {
  'account-addresses': page(
    () => import('../../features/addresses/addresses-page'),
    'AddressesPage',
  ),
  'account-addresses-new': page(
    () => import('../../features/addresses/address-form-pages'),
    'AddressNewPage',
  ),
  'account-addresses-id-edit': page(
    () => import('../../features/addresses/address-form-pages'),
    'AddressEditPage',
  ),
  'account-orders': page(() => import('../../features/orders/orders-page'), 'OrdersPage'),
  'account-orders-id': page(() => import('../../features/orders/order-page'), 'OrderPage'),
  'account-favourites-posts': page(
    () => import('../../features/favourites/favourite-posts-page'),
    'FavouritePostsPage',
  ),
  'account-favourites-products': page(
    () => import('../../features/favourites/favourite-products-page'),
    'FavouriteProductsPage',
  ),
  'account-reviews': page(() => import('../../features/reviews/reviews-page'), 'ReviewsPage'),
  'account-settings': page(() => import('./account-settings-page'), 'AccountSettingsPage'),
  'account-help': page(() => import('../../features/help/help-page'), 'HelpPage'),
}

const secondFactorPages = () => import('../../features/authentication-steps/second-factor-pages')

/** Second factors, passkeys, reauthentication. */
const twoFactorPages: PageTable = {
  'account-2fa': page(() => import('../../features/two-factor/two-factor-page'), 'TwoFactorPage'),
  'account-2fa-totp-activate': page(
    () => import('../../features/two-factor/activate-totp-page'),
    'ActivateTotpPage',
  ),
  'account-2fa-totp-deactivate': page(
    () => import('../../features/two-factor/deactivate-totp-page'),
    'DeactivateTotpPage',
  ),
  'account-2fa-recovery-codes': page(
    () => import('../../features/two-factor/recovery-codes-page'),
    'RecoveryCodesPage',
  ),
  'account-2fa-recovery-codes-generate': page(
    () => import('../../features/two-factor/generate-codes-page'),
    'GenerateCodesPage',
  ),
  'account-2fa-webauthn': page(() => import('../../features/passkeys/keys-page'), 'KeysPage'),
  'account-2fa-webauthn-add': page(
    () => import('../../features/passkeys/add-key-page'),
    'AddKeyPage',
  ),
  'account-reauthenticate': page(
    () => import('../../features/authentication-steps/password-page'),
    'PasswordReauthenticationPage',
  ),
  'account-2fa-authenticate-totp': page(secondFactorPages, 'AuthenticateTotpPage'),
  'account-2fa-authenticate-webauthn': page(secondFactorPages, 'AuthenticatePasskeyPage'),
  'account-2fa-authenticate-recovery-codes': page(
    secondFactorPages,
    'AuthenticateRecoveryCodePage',
  ),
  'account-2fa-reauthenticate-totp': page(secondFactorPages, 'ReauthenticateTotpPage'),
  'account-2fa-reauthenticate-webauthn': page(secondFactorPages, 'ReauthenticatePasskeyPage'),
  'account-2fa-reauthenticate-recovery-codes': page(
    secondFactorPages,
    'ReauthenticateRecoveryCodePage',
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
