import { emailAddresses } from '../database/tables/auth'
import { demoPassword } from '../seed/demo-accounts'
import {
  type AuthClient,
  authClient,
  errorsIn,
  passTime,
  pendingIn,
  signedInClient,
} from '../testing/auth-client'
import { comeAs, people, postToken, tokensOf } from '../testing/provider-flow'
import { emulatorWithAccountResets } from '../testing/test-emulator'
import { providerClient } from './provider-client'

// tests/contract covers the responses of these routes; this file covers the logic behind them.

const customer = 'customer@example.gr'
const client_id = providerClient.id

const emulator = emulatorWithAccountResets()

const come = (person: string, client = authClient(emulator), process = 'login') =>
  comeAs(emulator, client, person, process)
const signedIn = () => signedInClient(emulator, customer, demoPassword)
const signUp = (client: AuthClient, email: string) =>
  client.call('POST', '/auth/provider/signup', { email })

describe('signing in with a provider token', () => {
  it('accepts an access token, too', async () => {
    const { access_token } = await tokensOf(emulator, people.social)
    const answer = await postToken(authClient(emulator), { client_id, access_token })
    expect(answer).toMatchObject({ status: 200, data: { user: { email: 'social@example.gr' } } })
  })

  it('removes the password of an account that was never verified', async () => {
    await emulator.store.db.update(emailAddresses).set({ verified: false })
    expect(pendingIn(await come(people.customer))).toEqual(['verify_email'])
    const login = { email: customer, password: demoPassword }
    const stranger = await authClient(emulator).call('POST', '/auth/login', login)
    expect(stranger.status).toBe(400)
  })
})

describe('a token', () => {
  const wrongs = async (token: unknown, changes: object = {}) => {
    const body = { provider: 'mikro', process: 'login', token, ...changes }
    return errorsIn(await authClient(emulator).call('POST', '/auth/provider/token', body))
  }

  it('is refused when modified, of another kind, or expired', async () => {
    const { id_token, access_token } = await tokensOf(emulator, people.social)
    const [head, , signature] = id_token.split('.')
    const claims = { iss: 'http://localhost:8100/provider', aud: client_id, sub: people.customer }
    const changed = Buffer.from(JSON.stringify({ ...claims, iat: 0, exp: 9e9 })).toString(
      'base64url',
    )
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url')
    const bad = [`${head}.${changed}.${signature}`, `${unsigned}.${changed}.`, access_token, 'a.b']
    for (const text of bad) {
      expect(await wrongs({ client_id, id_token: text })).toEqual(['invalid_token@token'])
    }
    expect(await wrongs({ client_id, access_token: id_token })).toEqual(['invalid_token@token'])
    passTime(emulator, 3600)
    expect(await wrongs({ client_id, id_token })).toEqual(['invalid_token@token'])
    expect(await wrongs({ client_id, access_token })).toEqual(['invalid_token@token'])
  })
})

describe('a person without an address at the provider', () => {
  it('creates no account while sign-up is closed, before or during it', async () => {
    const client = authClient(emulator)
    expect((await client.call('GET', '/auth/provider/signup')).status).toBe(409)
    await come(people.nameless, client)
    await emulator.send('/switches/accounts', { signup: 'closed' })
    expect((await signUp(client, 'michalis@example.com')).status).toBe(403)
    expect((await come(people.newcomer)).status).toBe(403)
    expect((await come(people.nameless)).status).toBe(403)
    expect((await come(people.social)).status).toBe(200)
  })
})

describe('provider accounts of a signed-in user', () => {
  const remove = (client: AuthClient, account: string) =>
    client.call('DELETE', '/account/providers', { provider: 'mikro', account })

  it('stay when no address is verified, and when they belong to another user', async () => {
    const client = await signedIn()
    await come(people.nameless, client, 'connect')
    await emulator.store.db.update(emailAddresses).set({ verified: false })
    expect(errorsIn(await remove(client, people.nameless))).toEqual(['no_verified_email'])
    expect(errorsIn(await remove(client, people.social))).toEqual(['account_not_found'])
  })
})
