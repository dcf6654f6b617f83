import * as z from 'zod/mini'
import { lenientText } from '../wire/scalars'

/** Ways in which a provider can be used; others may be added. */
export const providerFlows = ['provider_redirect', 'provider_token'] as const

/** Somebody else with whom people can sign in, such as a network of friends. */
export const provider = z.object({
  id: z.string().check(z.regex(/^[\w.-]{1,200}$/)),
  name: z.string(),
  /** Who we are to the provider; empty where the upstream has not been told. */
  client_id: lenientText,
  flows: z._default(z.array(z.string()), []),
  openid_configuration_url: z.optional(z.string()),
})
export type Provider = z.infer<typeof provider>

/** Those that can be offered: one without a client id cannot be used (R172). */
export function offeredProviders(providers: readonly Provider[]): Provider[] {
  return providers.filter((provider) => provider.client_id !== '')
}

/** A person's account with a provider, from `GET /account/providers`. */
export const providerAccount = z.object({ uid: z.string(), display: z.string(), provider })
export type ProviderAccount = z.infer<typeof providerAccount>
