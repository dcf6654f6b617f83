import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { AccountRouteName } from '../../../contract/paths/account-paths'
import type { AccountPageProps } from '../../session/flow-pages'

/** An account page; its chunk is loaded when the page is opened. */
type AccountPage = LazyExoticComponent<ComponentType<AccountPageProps>>

/** Pages by route name; routes without a page show `AccountNotYet`. */
export type PageTable = Partial<Record<AccountRouteName, AccountPage>>

/** Sign-in, sign-up, mailed codes and links. The second step is in member-pages.tsx. */
export const signInPages: PageTable = {
  'account-login': lazy(() =>
    import('../../features/login/login-page').then(({ LoginPage }) => ({ default: LoginPage })),
  ),
  'account-login-code': lazy(() =>
    import('../../features/login-code/login-code-pages').then(({ LoginCodePage }) => ({
      default: LoginCodePage,
    })),
  ),
  'account-login-code-confirm': lazy(() =>
    import('../../features/login-code/login-code-pages').then(({ LoginCodeConfirmPage }) => ({
      default: LoginCodeConfirmPage,
    })),
  ),
  'account-signup': lazy(() =>
    import('../../features/signup/signup-page').then(({ SignupPage }) => ({ default: SignupPage })),
  ),
  'account-signup-passkey': lazy(() =>
    import('../../features/passkey-signup/passkey-signup-pages').then(({ PasskeySignupPage }) => ({
      default: PasskeySignupPage,
    })),
  ),
  'account-signup-passkey-create': lazy(() =>
    import('../../features/passkey-signup/passkey-signup-pages').then(({ PasskeyCreatePage }) => ({
      default: PasskeyCreatePage,
    })),
  ),
  'account-provider-callback': lazy(() =>
    import('../../features/provider-login/provider-callback-page').then(
      ({ ProviderCallbackPage }) => ({ default: ProviderCallbackPage }),
    ),
  ),
  'account-provider-signup': lazy(() =>
    import('../../features/provider-login/provider-signup-page').then(({ ProviderSignupPage }) => ({
      default: ProviderSignupPage,
    })),
  ),
  'account-verify-email': lazy(() =>
    import('./verify-email-guard').then(({ VerifyEmailGuard }) => ({
      default: VerifyEmailGuard,
    })),
  ),
  'account-verify-email-key': lazy(() =>
    import('../../features/verify-email/verify-email-key-page').then(({ VerifyEmailKeyPage }) => ({
      default: VerifyEmailKeyPage,
    })),
  ),
  'account-password-reset': lazy(() =>
    import('../../features/password-reset/password-reset-page').then(({ PasswordResetPage }) => ({
      default: PasswordResetPage,
    })),
  ),
  'account-password-reset-key': lazy(() =>
    import('../../features/password-reset/password-reset-key-page').then(
      ({ PasswordResetKeyPage }) => ({ default: PasswordResetKeyPage }),
    ),
  ),
}
