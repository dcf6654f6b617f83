import { emailAddresses } from '../auth/tables'
import { type AuthClient, authClient, errorsIn, signedInClient } from '../auth/testing/auth-client'
import { demoPassword } from '../seed/demo-accounts'
import { emulatorWithAccountResets } from '../testing/test-emulator'
import { comeAs, people } from './testing/provider-flow'

const emulator = emulatorWithAccountResets()

const come = (person: string, client = authClient(emulator), process = 'login') =>
  comeAs(emulator, client, person, process)

describe('provider accounts of a signed-in user', () => {
  const remove = (client: AuthClient, account: string) =>
    client.call('DELETE', '/account/providers', { provider: 'mikro', account })

  it('are connected once, and disconnected', async () => {
    const client = await signedInClient(emulator, 'customer@example.gr', demoPassword)
    const connected = await come(people.nameless, client, 'connect')
    expect(connected).toMatchObject({ status: 200, data: { methods: [{ method: 'password' }] } })
    expect((await come(people.nameless, client, 'connect')).status).toBe(200)
    expect((await client.call('GET', '/account/providers')).data).toHaveLength(1)
    expect(await remove(client, people.nameless)).toMatchObject({ status: 200, data: [] })
  })

  it('belong to one user', async () => {
    const client = await signedInClient(emulator, 'customer@example.gr', demoPassword)
    expect(errorsIn(await come(people.social, client, 'connect'))).toEqual(['connected_other'])
  })

  it('are not connected without a session', async () => {
    const answer = await come(people.nameless, authClient(emulator), 'connect')
    expect(answer).toMatchObject({ status: 401, meta: { is_authenticated: false } })
  })

  it('stay while they are the only login method', async () => {
    const client = authClient(emulator)
    await come(people.social, client)
    expect(errorsIn(await remove(client, people.social))).toEqual(['no_password'])
    await come(people.nameless, client, 'connect')
    expect(await remove(client, people.social)).toMatchObject({
      status: 200,
      data: [{ uid: people.nameless, display: 'Μιχάλης Ανώνυμος' }],
    })
  })

  it('stay when no address is verified', async () => {
    const client = await signedInClient(emulator, 'customer@example.gr', demoPassword)
    await come(people.nameless, client, 'connect')
    await emulator.store.db.update(emailAddresses).set({ verified: false })
    expect(errorsIn(await remove(client, people.nameless))).toEqual(['no_verified_email'])
  })

  it('require valid names', async () => {
    const client = await signedInClient(emulator, 'customer@example.gr', demoPassword)
    expect(errorsIn(await remove(client, people.social))).toEqual(['account_not_found'])
    expect(errorsIn(await remove(client, ''))).toEqual(['required@account'])
  })

  it('require a session', async () => {
    const answer = await authClient(emulator).call('GET', '/account/providers')
    expect(answer).toMatchObject({ status: 401, meta: { is_authenticated: false } })
  })
})
