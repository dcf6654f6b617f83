import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { type AccountRouteName, accountRoutes } from '#contract/paths/account-paths'
import type { SecondFactorPage } from '#features/authentication-steps/second-factor-pages'
import type { AccountPageProps } from '#session/after-sign-in'

/** An account page; its chunk is loaded when the page is opened. */
export type AccountPage = LazyExoticComponent<ComponentType<AccountPageProps>>

/** These share one chunk. */
const secondFactor = (name: SecondFactorPage): AccountPage =>
  lazy(async () => {
    const part = await import('#features/authentication-steps/second-factor-pages')
    return { default: part.secondFactorPages[name] }
  })

const leavePage: AccountPage = lazy(() => import('#features/newsletter/leave-page'))

/**
 * The page of each account route. Its path, who may open it and its layout are in
 * `contract/paths/account-paths.ts`, which gateway and service worker read, too.
 */
const pages: Record<AccountRouteName, AccountPage> = {
  account: lazy(() => import('./overview-with-order')),
  'account-help': lazy(() => import('#features/help/help-page')),
  'account-email': lazy(() => import('#features/email-addresses/email-addresses-page')),
  'account-orders': lazy(() => import('#features/orders/orders-page')),
  'account-orders-id': lazy(() => import('./order-with-cart')),
  'account-addresses': lazy(() => import('#features/addresses/addresses-page')),
  'account-addresses-new': lazy(() => import('#features/addresses/address-new-page')),
  'account-addresses-id-edit': lazy(() => import('#features/addresses/address-edit-page')),
  'account-alerts': lazy(() => import('#features/product-alerts/product-alerts-page')),
  'account-reviews': lazy(() => import('#features/reviews/reviews-page')),
  'account-sessions': lazy(() => import('#features/devices/devices-page')),
  'account-settings': lazy(() => import('./account-settings-page')),
  'account-privacy': lazy(() => import('./my-data-with-device')),
  'account-delete': lazy(() => import('./deletion-with-device')),
  'account-goodbye': lazy(() => import('#features/account-deletion/goodbye-page')),
  'account-subscriptions': lazy(() => import('#features/newsletter/topics-page')),
  'account-subscriptions-confirm': lazy(() => import('#features/newsletter/confirm-page')),
  'account-subscriptions-leave': leavePage,
  'account-subscriptions-leave-topic': leavePage,
  'account-password-change': lazy(() => import('#features/password-change/password-change-page')),
  'account-providers': lazy(() => import('#features/providers/providers-page')),
  'account-favourites-posts': lazy(() => import('#features/favourites/favourite-posts-page')),
  'account-favourites-products': lazy(() => import('#features/favourites/favourite-products-page')),
  'account-2fa': lazy(() => import('#features/two-factor/two-factor-page')),
  'account-2fa-webauthn': lazy(() => import('#features/passkeys/keys-page')),
  'account-2fa-webauthn-add': lazy(() => import('#features/passkeys/add-key-page')),
  'account-2fa-totp-activate': lazy(() => import('#features/two-factor/activate-totp-page')),
  'account-2fa-totp-deactivate': lazy(() => import('#features/two-factor/deactivate-totp-page')),
  'account-2fa-recovery-codes': lazy(() => import('#features/two-factor/recovery-codes-page')),
  'account-2fa-recovery-codes-generate': lazy(
    () => import('#features/two-factor/generate-codes-page'),
  ),
  'account-2fa-authenticate-totp': secondFactor('authenticateTotp'),
  'account-2fa-authenticate-webauthn': secondFactor('authenticatePasskey'),
  'account-2fa-authenticate-recovery-codes': secondFactor('authenticateRecoveryCode'),
  'account-2fa-reauthenticate-totp': secondFactor('reauthenticateTotp'),
  'account-2fa-reauthenticate-webauthn': secondFactor('reauthenticatePasskey'),
  'account-2fa-reauthenticate-recovery-codes': secondFactor('reauthenticateRecoveryCode'),
  'account-reauthenticate': lazy(
    () => import('#features/authentication-steps/reauthenticate-password-page'),
  ),
  'account-provider-signup': lazy(() => import('#features/provider-login/provider-signup-page')),
  'account-provider-callback': lazy(
    () => import('#features/provider-login/provider-callback-page'),
  ),
  'account-verify-email': lazy(() => import('./verify-email-guard')),
  'account-verify-email-key': lazy(() => import('#features/verify-email/verify-email-key-page')),
  'account-login': lazy(() => import('#features/login/login-page')),
  'account-login-code': lazy(() => import('#features/login-code/login-code-page')),
  'account-login-code-confirm': lazy(() => import('#features/login-code/login-code-confirm-page')),
  'account-signup': lazy(() => import('#features/signup/signup-page')),
  'account-signup-passkey': lazy(() => import('#features/passkey-signup/passkey-signup-page')),
  'account-signup-passkey-create': lazy(
    () => import('#features/passkey-signup/passkey-create-page'),
  ),
  'account-password-reset': lazy(() => import('#features/password-reset/password-reset-page')),
  'account-password-reset-key': lazy(
    () => import('#features/password-reset/password-reset-key-page'),
  ),
}

interface AccountPageRoute {
  name: AccountRouteName
  /** Path of the router: a parameter begins with a colon. */
  path: string
  page: AccountPage
}

/** The routes of the account's router. */
export const accountPages: readonly AccountPageRoute[] = (
  Object.keys(pages) as AccountRouteName[]
).map((name) => ({
  name,
  path: accountRoutes[name].pattern.replace(/\{(\w+)\}/g, ':$1'),
  page: pages[name],
}))
