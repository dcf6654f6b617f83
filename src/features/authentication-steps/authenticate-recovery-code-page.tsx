import type { AccountPageProps } from '#session/after-sign-in'
import { CodeStep } from './components/second-factor-steps'

/** Second factor: a recovery code. */
export default function AuthenticateRecoveryCodePage({ next }: AccountPageProps) {
  return <CodeStep purpose='authenticate' method='recovery_codes' next={next} />
}
