import * as z from 'zod/mini'
import { providerProcesses } from './provider-bodies'

/**
 * Why a redirect through a provider brought nobody back: `error` in the address of
 * `/account/provider/callback`.
 *
 * - `access_denied`: the person refused at the provider.
 * - `flow_expired`: begun more than ten minutes ago, elsewhere, or already used.
 * - `state_mismatch`: this return belongs to another beginning.
 * - `provider_failed`: the provider cannot be reached, or did not take its own code.
 * - `invalid_token`: what the provider said of the person does not stand up to the checks.
 * - `signed_out`: an account can be connected only by somebody signed in.
 */
export const providerReturnErrors = [
  'access_denied',
  'flow_expired',
  'state_mismatch',
  'provider_failed',
  'invalid_token',
  'signed_out',
] as const
export type ProviderReturnError = (typeof providerReturnErrors)[number]

/**
 * Answer of `GET /api/auth/oauth-params`: who the person has just come back from. `provider` and
 * `process` are the body of `POST /auth/provider/token`, which the gateway completes once
 *; 404 where there is nothing to complete. `redirect` is the page to go on to, a
 * safe path of this site.
 */
export const oauthParams = z.object({
  provider: z.string().check(z.minLength(1)),
  process: z.enum(providerProcesses),
  redirect: z.optional(z.string().check(z.startsWith('/'))),
})
export type OauthParams = z.infer<typeof oauthParams>
