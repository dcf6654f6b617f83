import { isPublished } from '#contract/config/published-secrets'
import { isTextual, isWeakSecret, isWorded, weakSecretFault } from '#contract/config/weak-secret'
import { hookBytes } from '#contract/hooks/content-hook'
import { bytesOfBase64url } from '../lib/base64url'
import type { ProviderSetting } from './provider-settings'

interface Secrets {
  SESSION_KEYS: readonly string[]
  CONTENT_HOOK_SECRET?: string | undefined
  CACHE_PURGE_TOKEN?: string | undefined
  ENCRYPTED_TOKEN_SECRET?: string | undefined
  PROVIDERS: Readonly<Record<string, ProviderSetting>>
}

/**
 * The secrets that must not be used in production, by name and never with their value: those that
 * everybody can read in the repository, and those that somebody has typed.
 */
export function secretFaults(values: Secrets): string[] {
  const { SESSION_KEYS, CONTENT_HOOK_SECRET, ENCRYPTED_TOKEN_SECRET, PROVIDERS } = values
  return [
    ...SESSION_KEYS.flatMap((key, at) => {
      const bytes = bytesOfBase64url(key) ?? new Uint8Array()
      return faultOf(`SESSION_KEYS key ${at + 1}`, key, isTextual(bytes))
    }),
    ...faultOf(
      'CONTENT_HOOK_SECRET',
      CONTENT_HOOK_SECRET,
      CONTENT_HOOK_SECRET !== undefined && isTextual(hookBytes(CONTENT_HOOK_SECRET)),
    ),
    ...textFault('CACHE_PURGE_TOKEN', values.CACHE_PURGE_TOKEN),
    ...textFault('ENCRYPTED_TOKEN_SECRET', ENCRYPTED_TOKEN_SECRET),
    ...Object.entries(PROVIDERS).flatMap(([id, { clientSecret }]) =>
      textFault(`PROVIDERS.${id}.clientSecret`, clientSecret),
    ),
  ]
}

function faultOf(name: string, secret: string | undefined, isTyped: boolean): string[] {
  if (secret === undefined) return []
  if (isPublished(secret)) return [`${name} can be read in the repository: make one of your own`]
  return isTyped ? [`${name} ${weakSecretFault}`] : []
}

/** Of a secret that is a text; an absent one is no fault. */
function textFault(name: string, secret: string | undefined): string[] {
  return faultOf(name, secret, secret !== undefined && (isWorded(secret) || isWeakSecret(secret)))
}
