import * as z from 'zod/mini'
import { type AuthenticatorType, authenticatorTypes } from './authenticator-type'
import { provider } from './provider'

/** Steps of signing in that the site has a screen for. */
export const flowIds = [
  'verify_email',
  'login',
  'login_by_code',
  'signup',
  'provider_redirect',
  'provider_signup',
  'mfa_authenticate',
  'reauthenticate',
  'mfa_reauthenticate',
  'mfa_signup_webauthn',
] as const
export type FlowId = (typeof flowIds)[number]

/** More steps that the upstream offers, by its settings and version. */
export const furtherFlowIds = [
  'provider_token',
  'mfa_login_webauthn',
  'mfa_trust',
  'password_reset_by_code',
  'verify_phone',
] as const
export type FurtherFlowId = (typeof furtherFlowIds)[number]

/**
 * A step that the sign-in service offers or waits for. Its id may be one that this version does
 * not know: only while it is pending does that matter. Types of authenticators that
 * are unknown are left out.
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
  /** Who a person comes from, of `provider_signup`. */
  provider: z.optional(provider),
})
export type Flow = z.infer<typeof flow>

/** Whether a step is one of those that the site has a screen for. */
export function isFlowId(id: string): id is FlowId {
  return flowIds.some((known) => known === id)
}

function isAuthenticatorType(type: string): type is AuthenticatorType {
  return authenticatorTypes.some((known) => known === type)
}
