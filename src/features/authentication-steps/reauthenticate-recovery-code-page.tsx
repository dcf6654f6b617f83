import type { AccountPageProps } from '#session/after-sign-in'
import { CodeStep } from './components/second-factor-steps'

/** Reauthentication by a recovery code. */
export default function ReauthenticateRecoveryCodePage({ next }: AccountPageProps) {
  return <CodeStep purpose='reauthenticate' method='recovery_codes' next={next} />
}
