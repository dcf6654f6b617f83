import * as z from 'zod/mini'
import { parseJson } from '#contract/wire/parse-json'

const text = z.string().check(z.minLength(1), z.maxLength(500))

/** Where a provider's discovery document is, without `/.well-known/openid-configuration`. */
const issuer = z.pipe(
  z.string().check(z.refine(isIssuer, 'must be an http(s) address without query')),
  z.transform((address) => address.replace(/\/$/, '')),
)

function isIssuer(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, search, hash, username } = new URL(address)
  return /^https?:$/.test(protocol) && !search && !hash && !username
}

const providerSetting = z.object({
  issuer,
  clientId: text,
  /** Absent for a provider that identifies us by PKCE only. */
  clientSecret: z.optional(text),
  scope: z._default(text, 'openid email profile'),
})

/** One identity provider (OpenID Connect). */
export type ProviderSetting = z.infer<typeof providerSetting>

/** `{"<id>": {"issuer": "…", "clientId": "…", "clientSecret": "…"}}`, ids as upstream. */
export const providerSettings = z.pipe(
  z.pipe(
    z.string().check(z.refine((text) => parseJson(text) !== null, 'must be JSON')),
    z.transform((text: string) => parseJson(text)),
  ),
  z.record(z.string().check(z.regex(/^[\w.-]{1,200}$/, 'is no id of a provider')), providerSetting),
)

/** Providers with an http address outside of localhost. */
export function providersInTheClear(providers: Record<string, ProviderSetting>): string[] {
  return Object.entries(providers)
    .filter(([, { issuer: address }]) => {
      const { protocol, hostname } = new URL(address)
      return protocol === 'http:' && hostname !== 'localhost'
    })
    .map(([id]) => id)
}
