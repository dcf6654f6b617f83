import { emailAddresses } from '../auth/tables'
import {
  type AuthClient,
  authClient,
  codeFor,
  errorsIn,
  mailsTo,
  passTime,
  pendingIn,
  signedInClient,
} from '../auth/testing/auth-client'
import { demoPassword } from '../seed/demo-accounts'
import { emulatorWithAccountResets } from '../testing/test-emulator'
import { providerClient } from './provider-client'
import { comeAs, people, postToken, tokensOf } from './testing/provider-flow'

// tests/contract covers the responses of these routes; this file covers the logic behind them.

const customer = 'customer@example.gr'
const unverifiedEmail = 'angeliki.avevaiou@example.com'
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

  it('finds the account that it created', async () => {
    const user = { email: 'nikos.kainourgios@example.com' }
    expect(await come(people.newcomer)).toMatchObject({ status: 200, data: { user } })
    expect(await come(people.newcomer)).toMatchObject({ status: 200, data: { user } })
  })

  it('does not open an account by an unverified address, whose owner gets a mail', async () => {
    const account = { email: unverifiedEmail, password: demoPassword }
    await authClient(emulator).call('POST', '/auth/signup', account)
    passTime(emulator, 11)
    expect(pendingIn(await come(people.unverified))).toEqual(['verify_email'])
    expect((await mailsTo(emulator, unverifiedEmail))[0]?.kind).toBe('accountExists')
  })
})

describe('a token', () => {
  const wrongs = async (token: unknown, changes: object = {}) => {
    const body = { provider: 'mikro', process: 'login', token, ...changes }
    return errorsIn(await authClient(emulator).call('POST', '/auth/provider/token', body))
  }

  it('is refused for another client, provider or type', async () => {
    const { id_token } = await tokensOf(emulator, people.social)
    expect(await wrongs({ client_id: 'other', id_token })).toEqual(['invalid_token@token'])
    expect(await wrongs({ client_id, id_token: 5 })).toEqual(['token_required@token'])
    const good = { client_id, id_token }
    expect(await wrongs(good, { provider: 'other' })).toEqual(['invalid_token@token'])
    expect(await wrongs(good, { process: 'steal' })).toEqual(['invalid_choice@process'])
  })

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
  it('submits one and is known by it afterwards', async () => {
    const email = 'michalis@example.com'
    const client = authClient(emulator)
    await come(people.nameless, client)
    expect(await client.call('GET', '/auth/provider/signup')).toMatchObject({
      status: 200,
      data: { account: { uid: people.nameless, provider: { id: 'mikro' } }, email: [] },
    })
    await signUp(client, email)
    const key = await codeFor(emulator, email)
    await client.call('POST', '/auth/email/verify', { key })
    expect(await come(people.nameless)).toMatchObject({ status: 200, data: { user: { email } } })
  })

  it('cannot take an address that has an account', async () => {
    const client = authClient(emulator)
    await come(people.nameless, client)
    await signUp(client, customer)
    for (const key of ['CCCCCC', 'DDDDDD', 'FFFFFF']) {
      const wrong = await client.call('POST', '/auth/email/verify', { key })
      expect(errorsIn(wrong)).toEqual(['incorrect_code@key'])
    }
    expect(pendingIn(await client.call('GET', '/auth/session'))).toEqual([])
  })

  it('may try again after an invalid address', async () => {
    const client = authClient(emulator)
    await come(people.nameless, client)
    expect(errorsIn(await signUp(client, 'nobody'))).toEqual(['invalid@email'])
    expect(pendingIn(await client.call('GET', '/auth/session'))).toEqual(['provider_signup'])
  })

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

  it('are connected once, and only with a session', async () => {
    const client = await signedIn()
    await come(people.nameless, client, 'connect')
    expect((await come(people.nameless, client, 'connect')).status).toBe(200)
    expect((await client.call('GET', '/account/providers')).data).toHaveLength(1)
    const visitor = authClient(emulator)
    const nobody = { status: 401, meta: { is_authenticated: false } }
    expect(await come(people.newcomer, visitor, 'connect')).toMatchObject(nobody)
    expect(await visitor.call('GET', '/account/providers')).toMatchObject(nobody)
  })

  it('are disconnected while another login method remains', async () => {
    const client = authClient(emulator)
    await come(people.social, client)
    await come(people.nameless, client, 'connect')
    expect(await remove(client, people.social)).toMatchObject({
      status: 200,
      data: [{ uid: people.nameless, display: 'Μιχάλης Ανώνυμος' }],
    })
  })

  it('stay when no address is verified, and when they belong to another user', async () => {
    const client = await signedIn()
    await come(people.nameless, client, 'connect')
    await emulator.store.db.update(emailAddresses).set({ verified: false })
    expect(errorsIn(await remove(client, people.nameless))).toEqual(['no_verified_email'])
    expect(errorsIn(await remove(client, people.social))).toEqual(['account_not_found'])
  })
})
