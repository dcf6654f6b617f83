import * as z from 'zod/mini'
import { sessionList } from '#contract/allauth/account-lists'
import { demoPassword } from '../seed/demo-accounts'
import { type AuthClient, authClient, linkKeyFor, signedInClient } from '../testing/auth-client'
import { emulatorPerTest } from '../testing/test-emulator'

const email = 'customer@example.gr'
const newPassword = 'allagmeno-kleidi-41'

const gone = [410, { is_authenticated: null }]
const signedOut = [401, { is_authenticated: false }]

describe('the access token of an ended session', () => {
  const emulator = emulatorPerTest()
  const signedIn = () => signedInClient(emulator, email, demoPassword)

  /** Status of the cart for the holder of a client's access token. */
  const cartOf = async ({ accessToken }: AuthClient): Promise<number> => {
    const headers = { authorization: `Bearer ${accessToken}` }
    return (await emulator.app.request('/api/v1/cart', { headers })).status
  }

  /** Two reads of a client's session from the auth service. */
  const sessionOf = async (client: AuthClient): Promise<unknown[]> => {
    const first = await client.call('GET', '/auth/session')
    const second = await client.call('GET', '/auth/session')
    return [first, second].map(({ status, meta }) => [status, meta])
  }

  it('after sign-out', async () => {
    const [elsewhere, client] = [await signedIn(), await signedIn()]
    expect((await client.call('DELETE', '/auth/session')).status).toBe(401)
    expect(await sessionOf(client)).toEqual([gone, gone])
    expect([await cartOf(elsewhere), await cartOf(client)]).toEqual([200, 401])
  })

  it('after being ended from another device', async () => {
    const [elsewhere, client] = [await signedIn(), await signedIn()]
    const { data } = z.parse(sessionList, await client.call('GET', '/auth/sessions'))
    const others = data.filter(({ is_current }) => !is_current)
    await client.call('DELETE', '/auth/sessions', { sessions: others.map(({ id }) => id) })
    expect(await sessionOf(elsewhere)).toEqual([gone, gone])
    expect([await cartOf(elsewhere), await cartOf(client)]).toEqual([401, 200])
  })

  it('after a change of password', async () => {
    const [elsewhere, client] = [await signedIn(), await signedIn()]
    const passwords = { current_password: demoPassword, new_password: newPassword }
    await client.call('POST', '/account/password/change', passwords)
    expect(await sessionOf(elsewhere)).toEqual([signedOut, gone])
    expect([await cartOf(elsewhere), await cartOf(client)]).toEqual([401, 200])
    expect((await client.call('GET', '/auth/session')).status).toBe(200)
  })

  it('after a password reset', async () => {
    const elsewhere = await signedIn()
    const client = authClient(emulator)
    await client.call('POST', '/auth/password/request', { email })
    const key = await linkKeyFor(emulator, email)
    await client.call('POST', '/auth/password/reset', { key, password: newPassword })
    expect(await sessionOf(elsewhere)).toEqual([signedOut, gone])
    expect(await cartOf(elsewhere)).toBe(401)
  })
})
