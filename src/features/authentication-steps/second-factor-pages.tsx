import type { AccountPageProps } from '#session/after-sign-in'
import { CodeStep, PasskeyStep } from './components/second-factor-steps'

/** Second factor: a code of an app. */
export function AuthenticateTotp({ next }: AccountPageProps) {
  return <CodeStep purpose='authenticate' method='totp' next={next} />
}

/** Second factor: a security key. */
export function AuthenticatePasskey({ next }: AccountPageProps) {
  return <PasskeyStep purpose='authenticate' next={next} />
}

/** Second factor: a recovery code. */
export function AuthenticateRecoveryCode({ next }: AccountPageProps) {
  return <CodeStep purpose='authenticate' method='recovery_codes' next={next} />
}

/** Reauthentication by a code of an app. */
export function ReauthenticateTotp({ next }: AccountPageProps) {
  return <CodeStep purpose='reauthenticate' method='totp' next={next} />
}

/** Reauthentication by a security key or a passkey. */
export function ReauthenticatePasskey({ next }: AccountPageProps) {
  return <PasskeyStep purpose='reauthenticate' next={next} />
}

/** Reauthentication by a recovery code. */
export function ReauthenticateRecoveryCode({ next }: AccountPageProps) {
  return <CodeStep purpose='reauthenticate' method='recovery_codes' next={next} />
}
