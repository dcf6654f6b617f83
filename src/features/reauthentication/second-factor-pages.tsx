import type { AccountPageProps } from '../../session/account-page-props'
import { CodeReauthentication } from './code-reauthentication'
import { PasskeyReauthentication } from './passkey-reauthentication'

/** Second step of signing in: a code of an app. */
export function AuthenticateTotpPage({ next }: AccountPageProps) {
  return <CodeReauthentication purpose='authenticate' way='totp' next={next} />
}

/** Second step of signing in: a recovery code. */
export function AuthenticateRecoveryCodePage({ next }: AccountPageProps) {
  return <CodeReauthentication purpose='authenticate' way='recovery_codes' next={next} />
}

/** Second step of signing in: a security key. */
export function AuthenticatePasskeyPage({ next }: AccountPageProps) {
  return <PasskeyReauthentication purpose='authenticate' next={next} />
}

/** Proving again: a code of an app. */
export function ReauthenticateTotpPage({ next }: AccountPageProps) {
  return <CodeReauthentication purpose='reauthenticate' way='totp' next={next} />
}

/** Proving again: a recovery code. */
export function ReauthenticateRecoveryCodePage({ next }: AccountPageProps) {
  return <CodeReauthentication purpose='reauthenticate' way='recovery_codes' next={next} />
}

/** Proving again: a security key or a passkey. */
export function ReauthenticatePasskeyPage({ next }: AccountPageProps) {
  return <PasskeyReauthentication purpose='reauthenticate' next={next} />
}
