import * as z from 'zod/mini'
import { id, lenientText } from '../wire/scalars'

/** A moment in seconds since 1970, with a fraction; other parts of the API send ISO texts. */
export const epochSeconds = z.number().check(z.nonnegative())

/** Second factors, in the upstream's order. */
export const authenticatorTypes = ['recovery_codes', 'totp', 'webauthn'] as const
export const authenticatorType = z.enum(authenticatorTypes)
export type AuthenticatorType = z.infer<typeof authenticatorType>

/** A sign-in provider, such as a social network. */
export const provider = z.object({
  id: z.string().check(z.regex(/^[\w.-]{1,200}$/)),
  name: z.string(),
  /** Our client id at the provider; empty where the upstream has none. */
  client_id: lenientText,
  flows: z._default(z.array(z.string()), []),
  openid_configuration_url: z.optional(z.string()),
})
export type Provider = z.infer<typeof provider>

/** Providers that can be used: with a client id, and whose tokens the service accepts of an app. */
export function offeredProviders(providers: readonly Provider[]): Provider[] {
  return providers.filter(
    ({ client_id, flows }) => client_id !== '' && flows.includes('provider_token'),
  )
}

/** A member's account with a provider, from `GET /account/providers`. */
export const providerAccount = z.object({ uid: z.string(), display: z.string(), provider })
export type ProviderAccount = z.infer<typeof providerAccount>

/**
 * One authentication of this session, oldest first in its list: by password, code, provider or
 * authenticator (`mfa`). `at` is in seconds since 1970.
 */
export const method = z.object({
  method: z.string().check(z.minLength(1)),
  at: epochSeconds,
  email: z.optional(z.string()),
  username: z.optional(z.string()),
  phone: z.optional(z.string()),
  provider: z.optional(z.string()),
  uid: z.optional(z.string()),
  type: z.optional(z.string()),
  id: z.optional(z.union([z.string(), z.number()])),
  reauthenticated: z.optional(z.boolean()),
  passwordless: z.optional(z.boolean()),
})
export type Method = z.infer<typeof method>

/**
 * A step that the sign-in service offers or waits for. An unknown id matters only while the step is
 * pending. Unknown types of authenticators are left out.
 */
export const flow = z.object({
  id: z.string().check(z.minLength(1)),
  is_pending: z.optional(z.boolean()),
  types: z.optional(
    z.pipe(
      z.array(z.string()),
      z.transform((types) => types.filter(isAuthenticatorType)),
    ),
  ),
  /** Ids of the providers that can be used, of `provider_token`. */
  providers: z.optional(z.array(z.string())),
  /** Provider of a `provider_signup`. */
  provider: z.optional(provider),
})
export type Flow = z.infer<typeof flow>

function isAuthenticatorType(type: string): type is AuthenticatorType {
  return authenticatorTypes.some((known) => known === type)
}

/**
 * Replaces a token in `meta`: the token itself stays with the gateway.
 */
export const tokenPlaceholder = 'present'

const token = z.optional(z.string().check(z.minLength(1)))

/**
 * State of the session. `is_authenticated` is null where the session is gone or a step is missing.
 * A missing token means that the current one stays valid.
 */
export const authMeta = z.object({
  is_authenticated: z.nullable(z.boolean()),
  session_token: token,
  access_token: token,
  /**
   * Added by the gateway. With 410: the session of the request, to be ended only while it is the
   * current one. With any other status: the session that starts with this answer; absent where the
   * session continues.
   */
  generation: z.optional(z.string().check(z.minLength(1))),
})

/** A user of the sign-in service, without the account. Some versions send the id as text. */
export const authUser = z.object({
  id: z.union([
    id,
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
      z.transform((text) => Number(text)),
    ),
  ]),
  display: z.string(),
  has_usable_password: z.boolean(),
  /** The primary address. */
  email: z.optional(z.string()),
  username: z.optional(z.string()),
})
export type AuthUser = z.infer<typeof authUser>

const flows = z.array(flow)
const methods = z.array(method)

/** Signed in (200). */
export const signedInAnswer = z.object({
  status: z.literal(200),
  data: z.object({ user: authUser, methods }),
  meta: authMeta,
})
export type SignedInAnswer = z.infer<typeof signedInAnswer>

/**
 * Not signed in (401): `flows` lists the available and pending steps. With `is_authenticated` the
 * user must reauthenticate; user and methods are included.
 */
export const signedOutAnswer = z.object({
  status: z.literal(401),
  data: z.object({ flows, user: z.optional(authUser), methods: z.optional(methods) }),
  meta: authMeta,
})
export type SignedOutAnswer = z.infer<typeof signedOutAnswer>

/** The session is unknown (410): both tokens are void. */
export const goneAnswer = z.object({
  status: z.literal(410),
  data: z.optional(z.object({ flows: z.optional(flows) })),
  meta: z.optional(authMeta),
})

/** Answer of any call under `/auth` about the session. */
export const authAnswer = z.discriminatedUnion('status', [
  signedInAnswer,
  signedOutAnswer,
  goneAnswer,
])
export type AuthAnswer = z.infer<typeof authAnswer>

/** The flow of a password reset by a mailed code, where the service offers it. */
export const resetFlowId = 'password_reset_by_code'

/**
 * The pending step of signing in: the last one in the answer. A password reset may be pending beside
 * the steps of signing in, which have priority.
 */
export function pendingFlowIn(answer: AuthAnswer): Flow | null {
  if (answer.status !== 401 || answer.meta.is_authenticated) return null
  const pending = answer.data.flows.filter(({ is_pending }) => is_pending)
  return pending.findLast(({ id }) => id !== resetFlowId) ?? pending.at(-1) ?? null
}
