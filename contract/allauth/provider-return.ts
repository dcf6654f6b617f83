import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1), z.maxLength(200))
const token = z.string().check(z.minLength(1), z.maxLength(8192))

/** Signing in with a provider, or connecting its account. */
export const providerProcesses = ['login', 'connect'] as const
const process = z.enum(providerProcesses)

/** Body of `POST /auth/provider/token`, with a token of the provider. */
export const providerTokenBody = z.object({
  provider: text,
  process,
  token: z.object({
    client_id: text,
    id_token: z.optional(token),
    access_token: z.optional(token),
  }),
})
export type ProviderTokenBody = z.infer<typeof providerTokenBody>

/**
 * The same after a redirect through the gateway: the token is in its encrypted cookie, and the
 * gateway fills it in.
 */
export const providerReturnBody = z.object({ provider: text, process })
export type ProviderReturnBody = z.infer<typeof providerReturnBody>

/** Body of `DELETE /account/providers`; `account` is the uid. */
export const providerRemoval = z.object({ provider: text, account: text })

/**
 * Why a redirect through a provider failed: `error` in the address of
 * `/account/provider/callback`.
 *
 * - `access_denied`: the user refused at the provider.
 * - `flow_expired`: started more than ten minutes ago, in another browser, or already used.
 * - `state_mismatch`: this return belongs to another start.
 * - `provider_failed`: the provider cannot be reached, or refused its own code.
 * - `invalid_token`: the provider's token failed the checks.
 * - `signed_out`: an account can be connected only while signed in.
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
 * Answer of `GET /api/auth/oauth-params`: the provider that the user returned from. `provider` and
 * `process` are the body of `POST /auth/provider/token`, which the gateway completes once; 404
 * where there is nothing to complete. `redirect` is the next page, a safe path of this site.
 */
export const oauthParams = z.object({
  provider: z.string().check(z.minLength(1)),
  process: z.enum(providerProcesses),
  redirect: z.optional(z.string().check(z.startsWith('/'))),
})
export type OauthParams = z.infer<typeof oauthParams>
