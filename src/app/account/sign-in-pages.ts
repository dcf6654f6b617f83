import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { AccountRouteName } from '../../../contract/paths/account-paths'
import type { AccountPageProps } from '../../session/flow-pages'

/** An account page; its chunk is loaded when the page is opened. */
type AccountPage = LazyExoticComponent<ComponentType<AccountPageProps>>

/** A page from the exports of its module. */
export function page<Name extends string>(
  load: () => Promise<Record<Name, ComponentType<AccountPageProps>>>,
  name: Name,
): AccountPage {
  return lazy(() => load().then((pages) => ({ default: pages[name] })))
}

/** Pages by route name; routes without a page show `AccountNotYet`. */
export type PageTable = Partial<Record<AccountRouteName, AccountPage>>

/** Sign-in, sign-up, mailed codes and links. The second step is in member-pages.tsx. */
export const signInPages: PageTable = {
  'account-login': page(() => import('../../features/login/login-page'), 'LoginPage'),
  'account-login-code': page(
    () => import('../../features/login-code/login-code-pages'),
    'LoginCodePage',
  ),
  'account-login-code-confirm': page(
    () => import('../../features/login-code/login-code-pages'),
    'LoginCodeConfirmPage',
  ),
  'account-signup': page(() => import('../../features/signup/signup-page'), 'SignupPage'),
  'account-signup-passkey': page(
    () => import('../../features/passkey-signup/passkey-signup-pages'),
    'PasskeySignupPage',
  ),
  'account-signup-passkey-create': page(
    () => import('../../features/passkey-signup/passkey-signup-pages'),
    'PasskeyCreatePage',
  ),
  'account-provider-callback': page(
    () => import('../../features/provider-login/provider-callback-page'),
    'ProviderCallbackPage',
  ),
  'account-provider-signup': page(
    () => import('../../features/provider-login/provider-signup-page'),
    'ProviderSignupPage',
  ),
  'account-verify-email': page(() => import('./verify-email-guard'), 'VerifyEmailGuard'),
  'account-verify-email-key': page(
    () => import('../../features/verify-email/verify-email-key-page'),
    'VerifyEmailKeyPage',
  ),
  'account-password-reset': page(
    () => import('../../features/password-reset/password-reset-page'),
    'PasswordResetPage',
  ),
  'account-password-reset-key': page(
    () => import('../../features/password-reset/password-reset-key-page'),
    'PasswordResetKeyPage',
  ),
}
