import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { Clock } from '../lib/clock'
import { providerClient } from './provider-client'
import type { ProviderPerson } from './provider-people'

/** Lifetime of a token, in seconds. */
export const tokenLifeSeconds = 3600

const claims = z.object({
  iss: z.string(),
  sub: z.string(),
  aud: z.string(),
  exp: z.number(),
  iat: z.number(),
})

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

function decode(part: string | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(part ?? '', 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

/** Claims about a person (OpenID Connect Core, 5.1). */
export function personClaims({ uid, givenName, familyName, email, emailVerified }: ProviderPerson) {
  return {
    sub: uid,
    name: `${givenName} ${familyName}`,
    given_name: givenName,
    family_name: familyName,
    locale: 'el',
    ...(email === undefined ? {} : { email, email_verified: emailVerified }),
  }
}

/** Dependencies of issuing and validating tokens. */
export interface TokenDeps {
  key: SigningKey
  clock: Clock
  issuer: string
}

/** A signed id token (OpenID Connect Core, 2). */
export async function idTokenFor(
  { key, clock, issuer }: TokenDeps,
  person: ProviderPerson,
  nonce: string | undefined,
): Promise<string> {
  const now = Math.floor(clock.now().getTime() / 1000)
  const { kid, alg } = await key.published()
  const body = {
    iss: issuer,
    aud: providerClient.id,
    iat: now,
    exp: now + tokenLifeSeconds,
    ...(nonce === undefined ? {} : { nonce }),
    ...personClaims(person),
  }
  const text = `${encode({ alg, kid, typ: 'JWT' })}.${encode(body)}`
  return `${text}.${await key.sign(text)}`
}

/** The subject of an id token; undefined when it is invalid, for another audience, or expired. */
export async function subjectOf(
  { key, clock, issuer }: TokenDeps,
  token: string,
): Promise<string | undefined> {
  const [head, body, signature = '', ...more] = token.split('.')
  const header = z.object({ alg: z.literal('RS256') }).safeParse(decode(head))
  if (!header.success || more.length > 0) return undefined
  if (!(await key.isSigned(`${head}.${body}`, signature))) return undefined
  const read = claims.safeParse(decode(body))
  if (!read.success) return undefined
  const { iss, aud, sub, exp } = read.data
  const isForClient = iss === issuer && aud === providerClient.id
  return isForClient && exp * 1000 > clock.now().getTime() ? sub : undefined
}

const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
const rsa = { ...algorithm, modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1) }

/** A public key as JWK (RFC 7517). */
interface PublicJwk {
  kty: string
  n: string
  e: string
  alg: 'RS256'
  use: 'sig'
  kid: string
}

/** The provider's key, generated on first use and kept in memory. */
interface SigningKey {
  published(): Promise<PublicJwk>
  sign(text: string): Promise<string>
  isSigned(text: string, signature: string): Promise<boolean>
}

/** Key id: its thumbprint (RFC 7638). */
function thumbprint(kty: string, n: string, e: string): string {
  return createHash('sha256').update(JSON.stringify({ e, kty, n })).digest('base64url')
}

async function publishedKey(key: CryptoKey): Promise<PublicJwk> {
  const { kty = '', n = '', e = '' } = await crypto.subtle.exportKey('jwk', key)
  return { kty, n, e, alg: 'RS256', use: 'sig', kid: thumbprint(kty, n, e) }
}

/** An RS256 key pair. */
export function createSigningKey(): SigningKey {
  let made: Promise<CryptoKeyPair> | undefined
  const pair = () => {
    made ??= crypto.subtle.generateKey(rsa, true, ['sign', 'verify'])
    return made
  }
  return {
    published: async () => publishedKey((await pair()).publicKey),
    async sign(text) {
      const { privateKey } = await pair()
      const signature = await crypto.subtle.sign(algorithm, privateKey, Buffer.from(text))
      return Buffer.from(signature).toString('base64url')
    },
    async isSigned(text, signature) {
      const bytes = new Uint8Array(Buffer.from(signature, 'base64url'))
      return crypto.subtle.verify(algorithm, (await pair()).publicKey, bytes, Buffer.from(text))
    },
  }
}
