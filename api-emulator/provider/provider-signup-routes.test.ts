import {
  type AuthClient,
  authClient,
  codeFor,
  errorsIn,
  pendingIn,
} from '../auth/testing/auth-client'
import { emulatorWithAccountResets } from '../testing/test-emulator'
import { comeAs, people } from './testing/provider-flow'

const emulator = emulatorWithAccountResets()

const come = (person: string, client = authClient(emulator), process = 'login') =>
  comeAs(emulator, client, person, process)

const signUp = (client: AuthClient, email: string) =>
  client.call('POST', '/auth/provider/signup', { email })

describe('a person without an address at the provider', () => {
  it('submits one and verifies it', async () => {
    const client = authClient(emulator)
    const answer = await come(people.nameless, client)
    expect(answer.status).toBe(401)
    expect(pendingIn(answer)).toEqual(['provider_signup'])
    expect(await client.call('GET', '/auth/provider/signup')).toMatchObject({
      status: 200,
      data: { account: { uid: people.nameless, provider: { id: 'mikro' } }, email: [] },
    })
    expect(pendingIn(await signUp(client, 'michalis@example.com'))).toEqual(['verify_email'])
    const key = await codeFor(emulator, 'michalis@example.com')
    expect((await client.call('POST', '/auth/email/verify', { key })).status).toBe(200)
    expect(await come(people.nameless)).toMatchObject({
      status: 200,
      data: { user: { email: 'michalis@example.com' } },
    })
  })

  it('cannot take an address that has an account, and is not told so', async () => {
    const client = authClient(emulator)
    await come(people.nameless, client)
    expect(pendingIn(await signUp(client, 'customer@example.gr'))).toEqual(['verify_email'])
    for (const key of ['CCCCCC', 'DDDDDD', 'FFFFFF']) {
      const wrong = await client.call('POST', '/auth/email/verify', { key })
      expect(errorsIn(wrong)).toEqual(['incorrect_code@key'])
    }
    expect(pendingIn(await client.call('GET', '/auth/session'))).toEqual([])
  })

  it('creates no account while sign-up is closed, before or during it', async () => {
    const client = authClient(emulator)
    await come(people.nameless, client)
    await emulator.send('/switches/accounts', { signup: 'closed' })
    expect((await signUp(client, 'michalis@example.com')).status).toBe(403)
    expect((await come(people.newcomer)).status).toBe(403)
    expect((await come(people.nameless)).status).toBe(403)
    expect((await come(people.social)).status).toBe(200)
  })

  it('may try again after an invalid address', async () => {
    const client = authClient(emulator)
    await come(people.nameless, client)
    expect(errorsIn(await signUp(client, 'nobody'))).toEqual(['invalid@email'])
    expect(errorsIn(await signUp(client, ''))).toEqual(['required@email'])
    expect(pendingIn(await client.call('GET', '/auth/session'))).toEqual(['provider_signup'])
  })

  it('must be pending', async () => {
    const client = authClient(emulator)
    expect((await client.call('GET', '/auth/provider/signup')).status).toBe(409)
    expect((await signUp(client, 'michalis@example.com')).status).toBe(409)
  })
})
