import { createHash } from 'node:crypto'
import * as z from 'zod'
import { providerClient, providerId } from '../provider/provider-client'
import type { AuthClient } from './auth-client'
import { type SeededEmulator, seededSiteUrl } from './seeded-emulator'

/** PKCE verifier of the shop (RFC 7636). */
export const verifier = 'abcdefghijklmnopqrstuvwxyz-0123456789-ABCDEFGHIJ'

/** Redirect URI of the shop. */
export const returnAddress = `${seededSiteUrl}/auth/${providerId}`

type Words = Record<string, string>
type Emulator = Pick<SeededEmulator, 'app'>

/** Authorization URL; parameters can be changed. */
export function authorizeAddress(changes: Words = {}): string {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: providerClient.id,
    redirect_uri: returnAddress,
    scope: 'openid profile email',
    state: 'the-state',
    nonce: 'the-nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  })
  return `/provider/authorize?${query}`
}

/** Submits the provider's page and returns the parameters of the redirect. */
export async function press(
  { app }: Emulator,
  button: Words,
  changes: Words = {},
): Promise<URLSearchParams> {
  const body = new URLSearchParams(button)
  const response = await app.request(authorizeAddress(changes), { method: 'POST', body })
  if (response.status !== 303) throw new Error(`The provider answered ${response.status}.`)
  return new URL(response.headers.get('location') ?? '').searchParams
}

/** Redeems a code; parameters can be changed. */
export function redeem({ app }: Emulator, code: string, changes: Words = {}) {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: returnAddress,
    client_id: providerClient.id,
    client_secret: providerClient.secret,
    code_verifier: verifier,
    ...changes,
  })
  return app.request('/provider/token', { method: 'POST', body })
}

const tokens = z.object({ access_token: z.string(), id_token: z.string() })

/** The tokens of a person, by the code flow (RFC 6749, section 4.1). */
export async function tokensOf(emulator: Emulator, person: string, changes: Words = {}) {
  const code = (await press(emulator, { person }, changes)).get('code') ?? ''
  return tokens.parse(await (await redeem(emulator, code, changes)).json())
}

/** Uids of the provider's people, by case. */
export const people = {
  social: 'mikro-1001',
  customer: 'mikro-1002',
  newcomer: 'mikro-1003',
  unverified: 'mikro-1004',
  nameless: 'mikro-1005',
}

/** Posts a token to the auth service. */
export const postToken = (client: AuthClient, token: unknown, process = 'login') =>
  client.call('POST', '/auth/provider/token', { provider: 'mikro', process, token })

/** Signs in with a valid token of the provider. */
export async function comeAs(
  emulator: SeededEmulator,
  client: AuthClient,
  person: string,
  process = 'login',
) {
  const { id_token } = await tokensOf(emulator, person)
  return postToken(client, { client_id: providerClient.id, id_token }, process)
}
