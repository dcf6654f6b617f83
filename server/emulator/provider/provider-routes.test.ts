import * as z from 'zod'
import { passTime } from '../testing/auth-client'
import {
  authorizeAddress,
  press,
  redeem,
  returnAddress,
  tokensOf,
  verifier,
} from '../testing/provider-flow'
import { emulatorPerFile } from '../testing/test-emulator'
import { providerClient } from './provider-client'

const person = 'mikro-1002'

const emulator = emulatorPerFile()

const authorize = (changes: Record<string, string>) =>
  emulator.app.request(authorizeAddress(changes))

async function newCode(): Promise<string> {
  return (await press(emulator, { person })).get('code') ?? ''
}

async function errorOf(response: Response) {
  return [response.status, z.object({ error: z.string() }).parse(await response.json()).error]
}

describe('the sign-in page of the provider', () => {
  it('lists the people, in Greek', async () => {
    const response = await authorize({})
    const page = await response.text()
    expect(response.status).toBe(200)
    expect(page).toContain('lang="el"')
    expect(page.match(/name="person"/g)).toHaveLength(7)
    expect(page).toContain('Όχι τώρα')
  })

  it('never redirects to another site', async () => {
    const strange = [
      { redirect_uri: 'https://example.gr/auth/mikro' },
      { redirect_uri: `${returnAddress}-elsewhere` },
      { redirect_uri: 'javascript:alert(1)' },
      { client_id: 'unknown' },
    ]
    for (const changes of strange) expect((await authorize(changes)).status).toBe(400)
  })

  it('accepts a shop on any port of localhost', async () => {
    const redirect_uri = 'http://localhost:8321/auth/mikro'
    expect((await authorize({ redirect_uri })).status).toBe(200)
  })

  it.each([
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ scope: 'profile' }, 'invalid_request'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ code_challenge: '' }, 'invalid_request'],
  ])('redirects other errors to the shop: %j', async (changes, error) => {
    const response = await authorize(Object.fromEntries(Object.entries(changes)))
    expect(response.status).toBe(303)
    const back = new URL(response.headers.get('location') ?? '')
    expect(`${back.origin}${back.pathname}`).toBe(returnAddress)
    expect(back.searchParams.get('error')).toBe(error)
    expect(back.searchParams.get('state')).toBe('the-state')
  })

  it('returns a refusal', async () => {
    const back = await press(emulator, { refuse: '1' })
    expect(Object.fromEntries(back)).toEqual({ error: 'access_denied', state: 'the-state' })
  })
})

describe('tokens for a code', () => {
  it('are signed with the published key and carry the nonce', async () => {
    const { id_token } = await tokensOf(emulator, person)
    const [head = '', body = '', signature = ''] = id_token.split('.')
    const { keys } = z
      .object({ keys: z.array(z.record(z.string(), z.string())) })
      .parse(await emulator.read('/provider/jwks'))
    const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
    const key = await crypto.subtle.importKey('jwk', keys[0] ?? {}, algorithm, false, ['verify'])
    const bytes = new Uint8Array(Buffer.from(signature, 'base64url'))
    const signed = Buffer.from(`${head}.${body}`)
    expect(await crypto.subtle.verify(algorithm, key, bytes, signed)).toBe(true)
    expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toMatchObject({
      alg: 'RS256',
      kid: keys[0]?.kid,
    })
    expect(JSON.parse(Buffer.from(body, 'base64url').toString())).toMatchObject({
      iss: 'http://localhost:8100/provider',
      aud: providerClient.id,
      sub: person,
      nonce: 'the-nonce',
      email: 'customer@example.gr',
      email_verified: true,
    })
  })

  it('are issued once', async () => {
    const code = await newCode()
    expect((await redeem(emulator, code)).status).toBe(200)
    expect(await errorOf(await redeem(emulator, code))).toEqual([400, 'invalid_grant'])
  })

  it('are issued within 60 seconds', async () => {
    const code = await newCode()
    passTime(emulator, 60)
    expect(await errorOf(await redeem(emulator, code))).toEqual([400, 'invalid_grant'])
  })

  it.each([
    [{ code_verifier: `${verifier}x` }, 400, 'invalid_grant'],
    [{ code_verifier: '' }, 400, 'invalid_grant'],
    [{ redirect_uri: 'http://localhost:8000/auth/mikro' }, 400, 'invalid_grant'],
    [{ grant_type: 'password' }, 400, 'unsupported_grant_type'],
    [{ client_secret: 'guess' }, 401, 'invalid_client'],
  ])('are refused: %j', async (changes, status, error) => {
    const wrong = Object.fromEntries(Object.entries(changes))
    expect(await errorOf(await redeem(emulator, await newCode(), wrong))).toEqual([status, error])
  })

  it('are refused for an invalid header', async () => {
    const headers = { authorization: `Basic ${Buffer.from('%E0%A4%A:%').toString('base64')}` }
    const response = await emulator.app.request('/provider/token', { method: 'POST', headers })
    expect(await errorOf(response)).toEqual([401, 'invalid_client'])
  })

  it('give access to the claims of the person for an hour', async () => {
    const { access_token } = await tokensOf(emulator, person)
    const headers = { authorization: `Bearer ${access_token}` }
    const ask = () => emulator.app.request('/provider/userinfo', { headers })
    expect(await (await ask()).json()).toMatchObject({ sub: person, given_name: 'Μαρία' })
    passTime(emulator, 3600)
    expect((await ask()).status).toBe(401)
  })
})
