import type { AuthenticatorType, Flow } from '#contract/allauth/session-answer'
import type { AccountRouteName } from '#contract/paths/account-paths'

/** Props of every account page. */
export interface AccountPageProps {
  /** Path of the page, without query. */
  path: string
  /** Values of the path's parameters. */
  params: { id?: string | undefined; linkKey?: string | undefined }
  /** Path to go to after signing in, validated by the router; null for none. */
  next: string | null
}

/** Thrown for a flow without a page. */
export class UnknownFlowError extends Error {
  override readonly name = 'UnknownFlowError'

  constructor(readonly flowId: string) {
    super('Unknown path for flow')
  }
}

const pages: ReadonlyMap<string, AccountRouteName> = new Map(
  Object.entries({
    login: 'account-login',
    login_by_code: 'account-login-code-confirm',
    signup: 'account-signup',
    verify_email: 'account-verify-email',
    provider_signup: 'account-provider-signup',
    reauthenticate: 'account-reauthenticate',
    mfa_signup_webauthn: 'account-signup-passkey-create',
    password_reset_by_code: 'account-password-reset',
    'mfa_authenticate:totp': 'account-2fa-authenticate-totp',
    'mfa_authenticate:recovery_codes': 'account-2fa-authenticate-recovery-codes',
    'mfa_authenticate:webauthn': 'account-2fa-authenticate-webauthn',
    'mfa_reauthenticate:totp': 'account-2fa-reauthenticate-totp',
    'mfa_reauthenticate:recovery_codes': 'account-2fa-reauthenticate-recovery-codes',
    'mfa_reauthenticate:webauthn': 'account-2fa-reauthenticate-webauthn',
  } as const),
)

/** Second factors in the order in which they are offered, the most convenient first. */
export const factorsByPreference = ['webauthn', 'totp', 'recovery_codes'] as const

/**
 * The page of a flow; of several types that of the first, or of the given one.
 * @throws UnknownFlowError for a flow without a page
 */
export function pageOfFlow(
  { id, types = [] }: Pick<Flow, 'id' | 'types'>,
  type: AuthenticatorType | undefined = types[0],
): AccountRouteName {
  const page = pages.get(id) ?? pages.get(`${id}:${type}`)
  if (!page) throw new UnknownFlowError(id)
  return page
}

/** The type whose page is opened first; it links to the others. */
export function preferredType(types: readonly AuthenticatorType[] = []) {
  return factorsByPreference.find((type) => types.includes(type))
}

/**
 * The page of a pending flow, by the preferred type.
 * @throws UnknownFlowError for a flow without a page
 */
export function pageOfPendingFlow(flow: Pick<Flow, 'id' | 'types'>): AccountRouteName {
  return pageOfFlow(flow, preferredType(flow.types))
}

/**
 * The page of reauthentication: of the pending flow, else by password, else by a second factor.
 * @throws UnknownFlowError where the service offers no method
 */
export function pageOfReauthentication(flows: readonly Flow[]): AccountRouteName {
  const withId = (id: string) => flows.find((flow) => flow.id === id)
  const flow =
    flows.findLast(({ is_pending }) => is_pending) ??
    withId('reauthenticate') ??
    withId('mfa_reauthenticate')
  if (!flow) throw new UnknownFlowError('')
  return pageOfPendingFlow(flow)
}

/** Whether a page belongs to a flow, by any of its types. */
export function isPageOfFlow(page: AccountRouteName, flow: Flow): boolean {
  const types = flow.types ?? []
  return (
    pages.get(flow.id) === page || types.some((type) => pages.get(`${flow.id}:${type}`) === page)
  )
}
