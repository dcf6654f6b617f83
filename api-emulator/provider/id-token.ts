import * as z from 'zod'
import type { Clock } from '../clock'
import type { ProviderPerson } from '../seed/provider-people'
import { providerClient } from './provider-client'
import type { SigningKey } from './signing-key'

/** How long a token is good for, in seconds. */
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

/** What the provider tells about a person (OpenID Connect Core, 5.1). */
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

/** The parts that make and check tokens. */
export interface TokenDeps {
  key: SigningKey
  clock: Clock
  /** The provider's own address. */
  issuer: string
}

/** A signed token that says who somebody is (OpenID Connect Core, 2). */
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

/** The uid in a token; nothing where it is not ours, for somebody else, or too old. */
export async function subjectOf(
  { key, clock, issuer }: TokenDeps,
  token: string,
): Promise<string | undefined> {
  const [head, body, signature = '', ...more] = token.split('.')
  const said = z.object({ alg: z.literal('RS256') }).safeParse(decode(head))
  if (!said.success || more.length > 0) return undefined
  if (!(await key.isSigned(`${head}.${body}`, signature))) return undefined
  const read = claims.safeParse(decode(body))
  if (!read.success) return undefined
  const { iss, aud, sub, exp } = read.data
  const isOurs = iss === issuer && aud === providerClient.id
  return isOurs && exp * 1000 > clock.now().getTime() ? sub : undefined
}
