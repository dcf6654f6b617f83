import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1), z.maxLength(200))
const token = z.string().check(z.minLength(1), z.maxLength(8192))

/** To sign in with a provider, or to add its account to one's own. */
export const providerProcesses = ['login', 'connect'] as const
const process = z.enum(providerProcesses)

/** Body of `POST /auth/provider/token`, with a token that the provider gave to this page. */
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
 * The same after a redirect through the gateway: the token is in its sealed cookie, and the
 * gateway fills it in.
 */
export const providerReturnBody = z.object({ provider: text, process })
export type ProviderReturnBody = z.infer<typeof providerReturnBody>

/** Body of `DELETE /account/providers`; `account` is the uid. */
export const providerRemoval = z.object({ provider: text, account: text })
export type ProviderRemoval = z.infer<typeof providerRemoval>
