import { createHash } from 'node:crypto'
import * as z from 'zod'
import { plantedSiteUrl, type SeededEmulator } from '../../seeded-emulator'
import { providerClient, providerId } from '../provider-client'

/** What a shop remembers between sending a person away and their return (RFC 7636). */
export const verifier = 'abcdefghijklmnopqrstuvwxyz-0123456789-ABCDEFGHIJ'

/** Where people come back to. */
export const returnAddress = `${plantedSiteUrl}/auth/${providerId}`

type Words = Record<string, string>

/** The address to which a shop sends people; parts can be changed. */
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

/** Presses a button on the provider's page; tells what the person comes back with. */
export async function press({ app }: SeededEmulator, button: Words): Promise<URLSearchParams> {
  const body = new URLSearchParams(button)
  const response = await app.request(authorizeAddress(), { method: 'POST', body })
  if (response.status !== 303) throw new Error(`The provider answered ${response.status}.`)
  return new URL(response.headers.get('location') ?? '').searchParams
}

/** Asks for tokens with a code; parts of the question can be changed. */
export function redeem({ app }: SeededEmulator, code: string, changes: Words = {}) {
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

/** The tokens that a shop gets for a person. */
export async function tokensOf(emulator: SeededEmulator, person: string) {
  const code = (await press(emulator, { person })).get('code') ?? ''
  return tokens.parse(await (await redeem(emulator, code)).json())
}
