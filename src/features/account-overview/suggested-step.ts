import type { Authenticator } from '#contract/allauth/account-answers'
import type { EmailAddress } from '#contract/allauth/account-lists'
import { accountRoutes } from '#contract/paths/account-paths'

/** A step that protects the account against takeover or loss. */
export interface SafetyStep {
  name: 'email' | 'secondFactor' | 'recoveryCodes'
  /** Null where it is not known, because not all rows that may tell it could be read. */
  done: boolean | null
  /** Path of the page for it. */
  to: string
}

/** The rows of a list, and how many of it could not be read. */
interface ListRead<Row> {
  data: readonly Row[]
  leftOut: number
}

/** All steps, the most important first. */
export function safetySteps(
  addresses: ListRead<EmailAddress>,
  authenticators: ListRead<Authenticator>,
): SafetyStep[] {
  const primary = addresses.data.find((address) => address.primary)
  const mainAddress = primary ?? addresses.data[0]
  const codes = authenticators.data.find((one) => one.type === 'recovery_codes')
  const hasFactor = authenticators.data.some(({ type }) => type !== 'recovery_codes')
  const missingFactor = authenticators.leftOut > 0 ? null : false
  return [
    {
      name: 'email',
      done: primary || addresses.leftOut === 0 ? (mainAddress?.verified ?? false) : null,
      to: accountRoutes['account-email'].pattern,
    },
    {
      name: 'secondFactor',
      // Recovery codes alone are no second factor.
      done: hasFactor || missingFactor,
      to: accountRoutes['account-2fa'].pattern,
    },
    {
      name: 'recoveryCodes',
      done: codes ? codes.unused_code_count > 0 : missingFactor,
      to: accountRoutes['account-2fa-recovery-codes'].pattern,
    },
  ]
}

/** The one action that the overview suggests for the account. */
export interface SuggestedStep {
  name: SafetyStep['name'] | 'name'
  /** Path of the page for it. */
  to: string
}

/**
 * The first open security step, else the missing name; null if everything is done, undefined where
 * that is not known.
 */
export function suggestedStep(
  steps: readonly SafetyStep[],
  person: { firstName?: string | null | undefined },
): SuggestedStep | null | undefined {
  const step = steps.find(({ done }) => done === false)
  if (step) return step
  if (steps.some(({ done }) => done === null)) return undefined
  return person.firstName ? null : { name: 'name', to: accountRoutes['account-settings'].pattern }
}
