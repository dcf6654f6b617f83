import { lazy } from 'react'
import type { AccountPage, PageTable } from './page-table'

type ProofPages = typeof import('../../features/proof/second-factor-pages')

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
    import('../../features/proof/password-proof-page').then(({ PasswordProofPage }) => ({
      default: PasswordProofPage,
    })),
  ),
  'account-2fa-authenticate-totp': proof('AuthenticateTotpPage'),
  'account-2fa-authenticate-webauthn': proof('AuthenticatePasskeyPage'),
  'account-2fa-authenticate-recovery-codes': proof('AuthenticateRecoveryCodePage'),
  'account-2fa-reauthenticate-totp': proof('ReauthenticateTotpPage'),
  'account-2fa-reauthenticate-webauthn': proof('ReauthenticatePasskeyPage'),
  'account-2fa-reauthenticate-recovery-codes': proof('ReauthenticateRecoveryCodePage'),
}

function proof(name: keyof ProofPages): AccountPage {
  return lazy(() =>
    import('../../features/proof/second-factor-pages').then((pages) => ({ default: pages[name] })),
  )
}
