import type { Authenticator } from '#contract/allauth/account-answers'
import type { AuthenticatorType, Flow } from '#contract/allauth/session-answer'
import { listAuthenticators } from '#contract/endpoints/sign-in-session'
import { accountRoutes } from '#contract/paths/account-paths'
import { factorsByPreference } from '#session/after-sign-in'
import { useSession } from '#session/session'
import { useAccountQuery } from '#session/use-account-query'

/** A second factor at sign-in, or reauthentication before a sensitive change. */
export type StepPurpose = 'authenticate' | 'reauthenticate'
export type StepMethod = AuthenticatorType | 'password'

/** The order in which the methods are offered. */
const byPreference: readonly StepMethod[] = [...factorsByPreference, 'password']

/** The methods that the service's flows offer, the preferred one first; null if there are none. */
export function methodsInFlows(purpose: StepPurpose, flows: readonly Flow[]): StepMethod[] | null {
  const types = flows.find(({ id }) => id === `mfa_${purpose}`)?.types ?? []
  const hasPassword =
    purpose === 'reauthenticate' && flows.some(({ id }) => id === 'reauthenticate')
  const methods = inOrder([...types, ...(hasPassword ? (['password'] as const) : [])])
  return methods.length > 0 ? methods : null
}

/** The methods that a user has, the preferred one first. */
export function methodsOwned(
  authenticators: readonly Authenticator[],
  hasPassword: boolean,
): StepMethod[] {
  const usable = authenticators.filter(
    (one) => one.type !== 'recovery_codes' || one.unused_code_count > 0,
  )
  return inOrder([
    ...usable.map(({ type }) => type),
    ...(hasPassword ? (['password'] as const) : []),
  ])
}

function inOrder(methods: readonly StepMethod[]): StepMethod[] {
  return byPreference.filter((method) => methods.includes(method))
}

const pathEndings = {
  webauthn: 'webauthn',
  totp: 'totp',
  recovery_codes: 'recovery-codes',
} as const

export function stepPagePath(purpose: StepPurpose, method: StepMethod): string {
  if (method === 'password') return accountRoutes['account-reauthenticate'].pattern
  return accountRoutes[`account-2fa-${purpose}-${pathEndings[method]}`].pattern
}

/** How the methods of a user are read, where no flow offers any; undefined where one does. */
type MethodsRead = ReturnType<typeof useAccountQuery<typeof listAuthenticators>>

/**
 * The methods that the user can authenticate with, the preferred one first: those that the pending
 * flow offers, else, after a reload, those that the user has, which are none until they are read.
 */
export function useStepMethods(purpose: StepPurpose): {
  methods: readonly StepMethod[]
  read?: MethodsRead
} {
  const { answer, user } = useSession()
  const offered = methodsInFlows(purpose, answer?.status === 401 ? answer.data.flows : [])
  const isRead = offered === null && purpose === 'reauthenticate' && user !== null
  const read = useAccountQuery(listAuthenticators, { enabled: isRead })
  if (!isRead) return { methods: offered ?? [] }
  return { methods: read.data ? methodsOwned(read.data.data, user.has_usable_password) : [], read }
}
