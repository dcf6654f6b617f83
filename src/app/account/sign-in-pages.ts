import { lazy } from 'react'
import type { PageTable } from './page-table'

/** Ways in: signing in and up, and the steps on the way. */
export const signInPages: PageTable = {
  'account-login': lazy(() =>
    import('../../features/login/login-page').then(({ LoginPage }) => ({ default: LoginPage })),
  ),
  'account-login-code': lazy(() =>
    import('../../features/login-code/login-code-page').then(({ LoginCodePage }) => ({
      default: LoginCodePage,
    })),
  ),
  'account-login-code-confirm': lazy(() =>
    import('../../features/login-code/login-code-confirm-page').then(
      ({ LoginCodeConfirmPage }) => ({ default: LoginCodeConfirmPage }),
    ),
  ),
  'account-signup': lazy(() =>
    import('../../features/signup/signup-page').then(({ SignupPage }) => ({ default: SignupPage })),
  ),
  'account-signup-passkey': lazy(() =>
    import('../../features/passkey-signup/passkey-signup-page').then(({ PasskeySignupPage }) => ({
      default: PasskeySignupPage,
    })),
  ),
  'account-signup-passkey-create': lazy(() =>
    import('../../features/passkey-signup/passkey-create-page').then(({ PasskeyCreatePage }) => ({
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
    import('./verify-email-for-some').then(({ VerifyEmailForSome }) => ({
      default: VerifyEmailForSome,
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
