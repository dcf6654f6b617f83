import type { AccountPageProps } from '#session/after-sign-in'
import { PasskeyStep } from './components/second-factor-steps'

/** Second factor: a security key. */
export default function AuthenticatePasskeyPage({ next }: AccountPageProps) {
  return <PasskeyStep purpose='authenticate' next={next} />
}
