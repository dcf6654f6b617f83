import { lazy } from 'react'
import type { AccountPage, PageTable } from './page-table'

type ProofPages = typeof import('../../features/proof/second-factor-pages')

/** Second factors, passkeys, and proving again who one is. */
export const twoFactorPages: PageTable = {
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
