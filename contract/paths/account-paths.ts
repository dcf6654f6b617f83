/** Who may open an account page, and its layout. */
export type AccountAccess = 'member' | 'guest' | 'pendingFlow' | 'anyone'
export type LayoutName = 'default' | 'user' | 'auth'

export interface AccountRoute {
  /** Pattern; a segment in braces is a parameter. */
  pattern: string
  access: AccountAccess
  layout: LayoutName
}

const member = (pattern: string): AccountRoute => ({ pattern, access: 'member', layout: 'user' })
const open =
  (access: AccountAccess) =>
  (pattern: string): AccountRoute => ({
    pattern,
    access,
    layout: 'default',
  })
const guest = open('guest')
const pending = open('pendingFlow')
const anyone = open('anyone')
const reauthentication = open('member')

/** Every client-only account page by route name; any other path under `/account` is unknown. */
export const accountRoutes = {
  account: member('/account'),
  'account-2fa': member('/account/2fa'),
  'account-help': member('/account/help'),
  'account-email': member('/account/email'),
  'account-orders': member('/account/orders'),
  'account-orders-id': member('/account/orders/{id}'),
  'account-addresses': member('/account/addresses'),
  'account-addresses-new': member('/account/addresses/new'),
  'account-addresses-id-edit': member('/account/addresses/{id}/edit'),
  'account-alerts': member('/account/alerts'),
  'account-reviews': member('/account/reviews'),
  'account-sessions': member('/account/sessions'),
  'account-settings': member('/account/settings'),
  'account-privacy': member('/account/settings/privacy'),
  'account-delete': member('/account/settings/delete'),
  'account-goodbye': anyone('/account/goodbye'),
  'account-subscriptions': member('/account/subscriptions'),
  'account-subscriptions-confirm': anyone('/account/subscriptions/confirm/{linkKey}'),
  'account-subscriptions-leave': anyone('/account/subscriptions/leave/{linkKey}'),
  'account-subscriptions-leave-topic': anyone('/account/subscriptions/leave/{linkKey}/{topic}'),
  'account-password-change': member('/account/password/change'),
  'account-providers': member('/account/providers'),
  'account-favourites-posts': member('/account/favourites/posts'),
  'account-favourites-products': member('/account/favourites/products'),
  'account-2fa-webauthn': member('/account/2fa/webauthn'),
  'account-2fa-webauthn-add': member('/account/2fa/webauthn/add'),
  'account-2fa-totp-activate': member('/account/2fa/totp/activate'),
  'account-2fa-totp-deactivate': member('/account/2fa/totp/deactivate'),
  'account-2fa-recovery-codes': member('/account/2fa/recovery-codes'),
  'account-2fa-recovery-codes-generate': member('/account/2fa/recovery-codes/generate'),
  'account-2fa-authenticate-totp': pending('/account/2fa/authenticate/totp'),
  'account-2fa-authenticate-webauthn': pending('/account/2fa/authenticate/webauthn'),
  'account-2fa-authenticate-recovery-codes': pending('/account/2fa/authenticate/recovery-codes'),
  'account-2fa-reauthenticate-totp': reauthentication('/account/2fa/reauthenticate/totp'),
  'account-2fa-reauthenticate-webauthn': reauthentication('/account/2fa/reauthenticate/webauthn'),
  'account-2fa-reauthenticate-recovery-codes': reauthentication(
    '/account/2fa/reauthenticate/recovery-codes',
  ),
  'account-reauthenticate': reauthentication('/account/reauthenticate'),
  'account-provider-signup': pending('/account/provider/signup'),
  'account-provider-callback': guest('/account/provider/callback'),
  'account-verify-email': pending('/account/verify-email'),
  'account-verify-email-key': anyone('/account/verify-email/{linkKey}'),
  'account-login': guest('/account/login'),
  'account-login-code': guest('/account/login/code'),
  'account-login-code-confirm': guest('/account/login/code/confirm'),
  'account-signup': guest('/account/signup'),
  'account-signup-passkey': guest('/account/signup/passkey'),
  'account-signup-passkey-create': guest('/account/signup/passkey/create'),
  'account-password-reset': guest('/account/password/reset'),
  'account-password-reset-key': guest('/account/password/reset/key/{linkKey}'),
} as const satisfies Record<string, AccountRoute>
export type AccountRouteName = keyof typeof accountRoutes
