import type { AccountPageProps } from '#session/after-sign-in'
import { PasskeyStep } from './components/second-factor-steps'

/** Reauthentication by a security key or a passkey. */
export default function ReauthenticatePasskeyPage({ next }: AccountPageProps) {
  return <PasskeyStep purpose='reauthenticate' next={next} />
}
