import type { AuthenticatorType } from '../../contract/allauth/authenticator-type'
import type { Flow } from '../../contract/allauth/flow'
import type { AccountRouteName } from '../../contract/paths/account-paths'

/** Raised for a step that no screen can take. */
export class UnknownFlowError extends Error {
  override readonly name = 'UnknownFlowError'

  constructor(readonly flowId: string) {
    super('Unknown path for flow')
  }
}

const screens: ReadonlyMap<string, AccountRouteName> = new Map(
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

/** The kindest way first. */
const preference: readonly AuthenticatorType[] = ['webauthn', 'totp', 'recovery_codes']

/**
 * The screen of a step; of several types the first one, or the given one (R084 to R097).
 * @throws UnknownFlowError for a step without a screen
 */
export function screenOfFlow(
  { id, types = [] }: Pick<Flow, 'id' | 'types'>,
  type: AuthenticatorType | undefined = types[0],
): AccountRouteName {
  const screen = screens.get(id) ?? screens.get(`${id}:${type}`)
  if (!screen) throw new UnknownFlowError(id)
  return screen
}

/** The type that is asked for first; the screen offers the others. */
export function preferredType(types: readonly AuthenticatorType[] = []) {
  return preference.find((type) => types.includes(type))
}

/**
 * The screen of a step that is waited for, by the preferred type.
 * @throws UnknownFlowError for a step without a screen
 */
export function screenOfPending(flow: Pick<Flow, 'id' | 'types'>): AccountRouteName {
  return screenOfFlow(flow, preferredType(flow.types))
}

/**
 * The screen where a member proves again who they are: of the pending step, else with the password,
 * else with a second factor.
 * @throws UnknownFlowError where the service offers no way
 */
export function screenOfDemand(flows: readonly Flow[]): AccountRouteName {
  const withId = (id: string) => flows.find((flow) => flow.id === id)
  const flow =
    flows.findLast(({ is_pending }) => is_pending) ??
    withId('reauthenticate') ??
    withId('mfa_reauthenticate')
  if (!flow) throw new UnknownFlowError('')
  return screenOfPending(flow)
}

/** Whether a screen is the one of a step, whatever the type that was chosen there. */
export function isScreenOf(screen: AccountRouteName, flow: Flow): boolean {
  const types = flow.types ?? []
  return (
    screens.get(flow.id) === screen ||
    types.some((type) => screens.get(`${flow.id}:${type}`) === screen)
  )
}
