import type { ComponentType } from 'react'
import type { AccountPageProps } from '#session/after-sign-in'
import { CodeStep, PasskeyStep } from './components/second-factor-steps'

/** A second factor after the password, and the same as a reauthentication, by what it asks for. */
export const secondFactorPages = {
  authenticateTotp: ({ next }) => <CodeStep purpose='authenticate' method='totp' next={next} />,
  authenticatePasskey: ({ next }) => <PasskeyStep purpose='authenticate' next={next} />,
  authenticateRecoveryCode: ({ next }) => (
    <CodeStep purpose='authenticate' method='recovery_codes' next={next} />
  ),
  reauthenticateTotp: ({ next }) => <CodeStep purpose='reauthenticate' method='totp' next={next} />,
  reauthenticatePasskey: ({ next }) => <PasskeyStep purpose='reauthenticate' next={next} />,
  reauthenticateRecoveryCode: ({ next }) => (
    <CodeStep purpose='reauthenticate' method='recovery_codes' next={next} />
  ),
} satisfies Record<string, ComponentType<AccountPageProps>>

export type SecondFactorPage = keyof typeof secondFactorPages
