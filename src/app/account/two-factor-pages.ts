import { lazy } from 'react'
import type { PageTable } from './page-table'

const reauthenticationPages = () => import('../../features/reauthentication/second-factor-pages')

/** Second factors, passkeys, and proving again who one is. */
export const twoFactorPages: PageTable = {
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
    import('../../features/reauthentication/password-reauthentication-page').then(
      ({ PasswordReauthenticationPage }) => ({
        default: PasswordReauthenticationPage,
      }),
    ),
  ),
  'account-2fa-authenticate-totp': lazy(() =>
    reauthenticationPages().then(({ AuthenticateTotpPage }) => ({ default: AuthenticateTotpPage })),
  ),
  'account-2fa-authenticate-webauthn': lazy(() =>
    reauthenticationPages().then(({ AuthenticatePasskeyPage }) => ({
      default: AuthenticatePasskeyPage,
    })),
  ),
  'account-2fa-authenticate-recovery-codes': lazy(() =>
    reauthenticationPages().then(({ AuthenticateRecoveryCodePage }) => ({
      default: AuthenticateRecoveryCodePage,
    })),
  ),
  'account-2fa-reauthenticate-totp': lazy(() =>
    reauthenticationPages().then(({ ReauthenticateTotpPage }) => ({
      default: ReauthenticateTotpPage,
    })),
  ),
  'account-2fa-reauthenticate-webauthn': lazy(() =>
    reauthenticationPages().then(({ ReauthenticatePasskeyPage }) => ({
      default: ReauthenticatePasskeyPage,
    })),
  ),
  'account-2fa-reauthenticate-recovery-codes': lazy(() =>
    reauthenticationPages().then(({ ReauthenticateRecoveryCodePage }) => ({
      default: ReauthenticateRecoveryCodePage,
    })),
  ),
}
