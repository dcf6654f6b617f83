import * as z from 'zod/mini'
import { bytesOfBase64url } from '../session/key-ring'

/** A public key of a provider (RFC 7517). */
export const jsonWebKey = z.looseObject({
  kty: z.string(),
  kid: z.optional(z.string()),
  use: z.optional(z.string()),
})
export type ProviderKey = z.infer<typeof jsonWebKey>

const header = z.object({ alg: z.enum(['RS256', 'ES256']), kid: z.optional(z.string()) })

const claims = z.object({
  iss: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.optional(z.string()),
  /** In seconds since 1970. */
  exp: z.number(),
  nonce: z.string(),
})

/** Clocks of others may differ this much from ours. */
const toleranceMs = 60_000

/** What an id token must say. */
export interface Expected {
  issuer: string
  clientId: string
  nonce: string
  nowMs: number
}

export type TokenVerdict = 'valid' | 'invalid' | 'unknownKey'

/**
 * Checks an id token (OpenID Connect Core, section 3.1.3.7): its signature by the provider's keys,
 * for whom it is, how long it is good, and that it answers our own request.
 */
export async function checkIdToken(
  token: string,
  keys: readonly ProviderKey[],
  expected: Expected,
): Promise<TokenVerdict> {
  const [head = '', body = '', signature = '', ...more] = token.split('.')
  const read = z.safeParse(header, jsonOf(head))
  const said = z.safeParse(claims, jsonOf(body))
  const bytes = bytesOfBase64url(signature)
  if (!read.success || !said.success || !bytes || more.length > 0) return 'invalid'
  if (!isAsExpected(said.data, expected)) return 'invalid'
  const key = keys.find((one) => fits(one, read.data))
  if (!key) return 'unknownKey'
  const signed = new TextEncoder().encode(`${head}.${body}`)
  return (await isSignedBy(key, read.data.alg, bytes, signed)) ? 'valid' : 'invalid'
}

function isAsExpected(said: z.infer<typeof claims>, expected: Expected): boolean {
  const audience = [said.aud].flat()
  const isForUs = audience.includes(expected.clientId)
  const isOnlyForUs = audience.length === 1 || said.azp === expected.clientId
  const isFresh = said.exp * 1000 > expected.nowMs - toleranceMs
  const isAnswer = said.iss === expected.issuer && said.nonce === expected.nonce
  return isForUs && isOnlyForUs && isFresh && isAnswer
}

const keyTypes = { RS256: 'RSA', ES256: 'EC' } as const
const algorithms = {
  RS256: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
  ES256: { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' },
} as const

function fits({ kty, kid, use }: ProviderKey, { alg, kid: wanted }: z.infer<typeof header>) {
  return kty === keyTypes[alg] && (wanted === undefined || kid === wanted) && use !== 'enc'
}

async function isSignedBy(
  { kty, n, e, crv, x, y }: ProviderKey,
  alg: keyof typeof algorithms,
  signature: Uint8Array<ArrayBuffer>,
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const jwk = (alg === 'RS256' ? { kty, n, e } : { kty, crv, x, y }) as JsonWebKey
  try {
    const key = await crypto.subtle.importKey('jwk', jwk, algorithms[alg], false, ['verify'])
    return await crypto.subtle.verify(algorithms[alg], key, signature, signed)
  } catch {
    return false
  }
}

function jsonOf(part: string): unknown {
  const bytes = bytesOfBase64url(part)
  if (!bytes) return null
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return null
  }
}
