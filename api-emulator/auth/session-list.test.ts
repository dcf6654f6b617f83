import * as z from 'zod/mini'
import { sessionList } from '../../contract/allauth/account-lists'
import { demoPassword } from '../seed/demo-accounts'
import { emulatorWithAccountResets } from '../testing/test-emulator'
import {
  type AuthClient,
  authClient,
  errorsIn,
  linkKeyFor,
  signedInClient,
} from './testing/auth-client'

const emulator = emulatorWithAccountResets()

const email = 'customer@example.gr'
const signedIn = () => signedInClient(emulator, email, demoPassword)
const listed = async (client: AuthClient) =>
  z.parse(sessionList, await client.call('GET', '/auth/sessions')).data

describe('sessions', () => {
  it('are listed with device, address and times; one is the current one', async () => {
    await signedIn()
    await signedInClient(emulator, 'superuser@example.gr', demoPassword)
    const client = await signedIn()
    const sessions = await listed(client)
    const at = emulator.clock.at.getTime() / 1000
    expect(sessions.map(({ is_current }) => is_current)).toEqual([false, true])
    expect(sessions[1]).toMatchObject({
      user_agent: 'Tests/1.0',
      ip: '192.0.2.1',
      created_at: at,
      last_seen_at: at,
    })
  })

  it('end one by one: 200 with the remaining ones, 401 for the current one', async () => {
    const elsewhere = await signedIn()
    const client = await signedIn()
    const [other, current] = await listed(client)
    const kept = await client.call('DELETE', '/auth/sessions', { sessions: [other?.id] })
    expect(kept.status).toBe(200)
    expect(kept.data).toHaveLength(1)
    expect((await elsewhere.call('GET', '/auth/session')).status).toBe(410)
    const ended = await client.call('DELETE', '/auth/sessions', { sessions: [current?.id] })
    expect(ended.status).toBe(401)
    expect(ended.meta).toEqual({ is_authenticated: false })
    expect((await client.call('GET', '/auth/session')).status).toBe(410)
  })

  it('of other accounts, unknown ones and none are refused', async () => {
    const stranger = await signedInClient(emulator, 'superuser@example.gr', demoPassword)
    const [theirs] = await listed(stranger)
    const client = await signedIn()
    const end = (sessions: unknown) => client.call('DELETE', '/auth/sessions', { sessions })
    expect(errorsIn(await end([theirs?.id]))).toEqual(['invalid_choice@sessions'])
    expect(errorsIn(await end([9999]))).toEqual(['invalid_choice@sessions'])
    expect(errorsIn(await end([]))).toEqual(['required@sessions'])
    expect((await stranger.call('GET', '/auth/session')).status).toBe(200)
    expect((await authClient(emulator).call('GET', '/auth/sessions')).status).toBe(401)
  })
})

describe('the access token of a session', () => {
  const rest = async ({ accessToken }: AuthClient) => {
    const headers = { authorization: `Bearer ${accessToken}` }
    return (await emulator.app.request('/api/v1/cart', { headers })).status
  }

  it('ends with its session when that is ended from elsewhere; others do not', async () => {
    const [elsewhere, client] = [await signedIn(), await signedIn()]
    const others = (await listed(client)).filter(({ is_current }) => !is_current)
    expect([await rest(elsewhere), await rest(client)]).toEqual([200, 200])
    await client.call('DELETE', '/auth/sessions', { sessions: others.map(({ id }) => id) })
    expect([await rest(elsewhere), await rest(client)]).toEqual([401, 200])
  })

  it('ends with sign-out', async () => {
    const [elsewhere, client] = [await signedIn(), await signedIn()]
    await client.call('DELETE', '/auth/session')
    expect([await rest(elsewhere), await rest(client)]).toEqual([200, 401])
  })

  it('ends in other sessions when the password changes, and stays valid here', async () => {
    const [elsewhere, client] = [await signedIn(), await signedIn()]
    const passwords = { current_password: demoPassword, new_password: 'allagmeno-kleidi-41' }
    const changed = await client.call('POST', '/account/password/change', passwords)
    expect(changed.status).toBe(200)
    expect([await rest(elsewhere), await rest(client)]).toEqual([401, 200])
  })

  it('ends in all sessions when the password is reset', async () => {
    const elsewhere = await signedIn()
    const client = authClient(emulator)
    await client.call('POST', '/auth/password/request', { email })
    const key = await linkKeyFor(emulator, email)
    const reset = { key, password: 'allagmeno-kleidi-41' }
    expect((await client.call('POST', '/auth/password/reset', reset)).status).toBe(401)
    expect(await rest(elsewhere)).toBe(401)
  })
})
