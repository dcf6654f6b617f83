import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { AccountRouteName } from '#contract/paths/account-paths'
import type { AccountPageProps } from '#session/flow-pages'

/** An account page; its chunk is loaded when the page is opened. */
type AccountPage = LazyExoticComponent<ComponentType<AccountPageProps>>

/** A page that is loaded when it is opened. */
export function page(load: () => Promise<ComponentType<AccountPageProps>>): AccountPage {
  return lazy(() => load().then((Page) => ({ default: Page })))
}

/** Pages by route name; routes without a page show `AccountNotYet`. */
export type PageTable = Partial<Record<AccountRouteName, AccountPage>>

/** Sign-in, sign-up, mailed codes and links. Second factors are in member-pages.tsx. */
export const signInPages: PageTable = {
  'account-login': page(() =>
    import('#features/login/login-page').then(({ LoginPage }) => LoginPage),
  ),
  'account-login-code': page(() =>
    import('#features/login-code/login-code-pages').then(({ LoginCodePage }) => LoginCodePage),
  ),
  'account-login-code-confirm': page(() =>
    import('#features/login-code/login-code-pages').then(
      ({ LoginCodeConfirmPage }) => LoginCodeConfirmPage,
    ),
  ),
  'account-signup': page(() =>
    import('#features/signup/signup-page').then(({ SignupPage }) => SignupPage),
  ),
  'account-signup-passkey': page(() =>
    import('#features/passkey-signup/passkey-signup-pages').then(
      ({ PasskeySignupPage }) => PasskeySignupPage,
    ),
  ),
  'account-signup-passkey-create': page(() =>
    import('#features/passkey-signup/passkey-signup-pages').then(
      ({ PasskeyCreatePage }) => PasskeyCreatePage,
    ),
  ),
  'account-provider-callback': page(() =>
    import('#features/provider-login/provider-callback-page').then(
      ({ ProviderCallbackPage }) => ProviderCallbackPage,
    ),
  ),
  'account-provider-signup': page(() =>
    import('#features/provider-login/provider-signup-page').then(
      ({ ProviderSignupPage }) => ProviderSignupPage,
    ),
  ),
  'account-verify-email': page(() =>
    import('./verify-email-guard').then(({ VerifyEmailGuard }) => VerifyEmailGuard),
  ),
  'account-verify-email-key': page(() =>
    import('#features/verify-email/verify-email-key-page').then(
      ({ VerifyEmailKeyPage }) => VerifyEmailKeyPage,
    ),
  ),
  'account-password-reset': page(() =>
    import('#features/password-reset/password-reset-page').then(
      ({ PasswordResetPage }) => PasswordResetPage,
    ),
  ),
  'account-password-reset-key': page(() =>
    import('#features/password-reset/password-reset-key-page').then(
      ({ PasswordResetKeyPage }) => PasswordResetKeyPage,
    ),
  ),
}
