import type { Authenticator } from '../../../contract/allauth/authenticator'
import type { EmailAddress } from '../../../contract/allauth/email-address'
import { accountRoutes } from '../../../contract/paths/account-paths'

/** A step towards an account that others cannot take and its owner cannot lose. */
export interface SafetyStep {
  name: 'email' | 'secondFactor' | 'recoveryCodes'
  done: boolean
  /** Where it is done. */
  to: string
}

/** The steps, in the order in which they help. */
export function safetySteps(
  addresses: readonly EmailAddress[],
  authenticators: readonly Authenticator[],
): SafetyStep[] {
  const mainAddress = addresses.find(({ primary }) => primary) ?? addresses[0]
  return [
    {
      name: 'email',
      done: mainAddress?.verified ?? false,
      to: accountRoutes['account-email'].pattern,
    },
    {
      name: 'secondFactor',
      // Recovery codes alone ask for nothing when somebody signs in.
      done: authenticators.some(({ type }) => type !== 'recovery_codes'),
      to: accountRoutes['account-2fa'].pattern,
    },
    {
      name: 'recoveryCodes',
      done: authenticators.some(hasCodesLeft),
      to: accountRoutes['account-2fa-recovery-codes'].pattern,
    },
  ]
}

function hasCodesLeft(authenticator: Authenticator): boolean {
  return authenticator.type === 'recovery_codes' && authenticator.unused_code_count > 0
}
