import type { AccountPageProps } from '../../session/account-page-props'
import { CodeProof } from './code-proof'
import { PasskeyProof } from './passkey-proof'

/** Second step of signing in: a code of an app. */
export function AuthenticateTotpPage({ next }: AccountPageProps) {
  return <CodeProof purpose='authenticate' way='totp' next={next} />
}

/** Second step of signing in: a recovery code. */
export function AuthenticateRecoveryCodePage({ next }: AccountPageProps) {
  return <CodeProof purpose='authenticate' way='recovery_codes' next={next} />
}

/** Second step of signing in: a security key. */
export function AuthenticatePasskeyPage({ next }: AccountPageProps) {
  return <PasskeyProof purpose='authenticate' next={next} />
}

/** Proving again: a code of an app. */
export function ReauthenticateTotpPage({ next }: AccountPageProps) {
  return <CodeProof purpose='reauthenticate' way='totp' next={next} />
}

/** Proving again: a recovery code. */
export function ReauthenticateRecoveryCodePage({ next }: AccountPageProps) {
  return <CodeProof purpose='reauthenticate' way='recovery_codes' next={next} />
}

/** Proving again: a security key or a passkey. */
export function ReauthenticatePasskeyPage({ next }: AccountPageProps) {
  return <PasskeyProof purpose='reauthenticate' next={next} />
}
