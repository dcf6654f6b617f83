import type { Authenticator } from '#contract/allauth/account-answers'
import type { EmailAddress } from '#contract/allauth/account-lists'
import { accountRoutes } from '#contract/paths/account-paths'

/** A step that protects the account against takeover or loss. */
export interface SafetyStep {
  name: 'email' | 'secondFactor' | 'recoveryCodes'
  done: boolean
  /** Path of the page for it. */
  to: string
}

/** All steps, the most important first. */
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
      // Recovery codes alone are no second factor.
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

/** The one action that the overview suggests for the account. */
export interface SuggestedStep {
  name: SafetyStep['name'] | 'name'
  /** Path of the page for it. */
  to: string
}

/** The first open security step, else the missing name; null if everything is done. */
export function suggestedStep(
  steps: readonly SafetyStep[],
  person: { firstName?: string | null | undefined },
): SuggestedStep | null {
  const step = steps.find(({ done }) => !done)
  if (step) return step
  return person.firstName ? null : { name: 'name', to: accountRoutes['account-settings'].pattern }
}
