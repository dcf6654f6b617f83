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
  REDIS_URL?: string | undefined
  PROVIDERS: Readonly<Record<string, ProviderSetting>>
}

/**
 * The secrets that must not be used in production, by name and never with their value: those that
 * everybody can read in the repository, those that somebody has typed, and those with two uses.
 */
export function secretFaults(values: Secrets): string[] {
  const { SESSION_KEYS, CONTENT_HOOK_SECRET, ENCRYPTED_TOKEN_SECRET, PROVIDERS } = values
  return [
    ...secondUses(values),
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

/** Secrets that have two uses: who is given one for the first could act in the second. */
function secondUses(values: Secrets): string[] {
  const uses: [name: string, secret: string | undefined][] = [
    ...values.SESSION_KEYS.map((key): [string, string] => ['SESSION_KEYS', key]),
    ['CONTENT_HOOK_SECRET', values.CONTENT_HOOK_SECRET],
    ['CACHE_PURGE_TOKEN', values.CACHE_PURGE_TOKEN],
    ['ENCRYPTED_TOKEN_SECRET', values.ENCRYPTED_TOKEN_SECRET],
    ['REDIS_URL', passwordOf(values.REDIS_URL)],
    ...Object.entries(values.PROVIDERS).map(
      ([id, { clientSecret }]): [string, string | undefined] => [
        `PROVIDERS.${id}.clientSecret`,
        clientSecret,
      ],
    ),
  ]
  const firstUses = new Map<string, string>()
  return uses.flatMap(([name, secret]) => {
    if (!secret) return []
    const spelling = commonSpelling(secret)
    const first = firstUses.get(spelling) ?? name
    firstUses.set(spelling, first)
    return first === name ? [] : [`${name} is also that of ${first}: make one for each`]
  })
}

/** The password of an address; letters of ASCII only are decoded, of which generated ones consist. */
function passwordOf(url: string | undefined): string {
  if (url === undefined) return ''
  return new URL(url).password.replace(/%[2-7][0-9a-f]/gi, decodeURIComponent)
}

/** The same for the same bytes in base64 and base64url, with the prefix of a hook's secret or not. */
function commonSpelling(secret: string): string {
  const text = secret.replace(/^whsec_/, '').replace(/=+$/, '')
  return text.replaceAll('-', '+').replaceAll('_', '/')
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
