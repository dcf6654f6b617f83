import type { AccountPageProps } from '#session/after-sign-in'
import { CodeStep } from './components/second-factor-steps'

/** Second factor: a code of an app. */
export default function AuthenticateTotpPage({ next }: AccountPageProps) {
  return <CodeStep purpose='authenticate' method='totp' next={next} />
}
