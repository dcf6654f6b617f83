import type { AccountPageProps } from '#session/after-sign-in'
import { CodeStep } from './components/second-factor-steps'

/** Reauthentication by a code of an app. */
export default function ReauthenticateTotpPage({ next }: AccountPageProps) {
  return <CodeStep purpose='reauthenticate' method='totp' next={next} />
}
