import * as z from 'zod/mini'
import { sessionList } from '#contract/allauth/account-lists'
import { demoPassword } from '../seed/demo-accounts'
import {
  type AuthClient,
  authClient,
  linkKeyFor,
  mailsTo,
  passTime,
  signedInClient,
} from '../testing/auth-client'
import { emulatorPerTest } from '../testing/test-emulator'

const email = 'customer@example.gr'
const newPassword = 'allagmeno-kleidi-41'
const day = 86_400

const gone = [410, { is_authenticated: null }]
const signedOut = [401, { is_authenticated: false }]

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

describe('an access token outlives its session', () => {
  it('after sign-out', async () => {
    const client = await signedIn()
    expect((await client.call('DELETE', '/auth/session')).status).toBe(401)
    expect(await sessionOf(client)).toEqual([gone, gone])
    expect(await cartOf(client)).toBe(200)
  })

  it('that is ended from another device', async () => {
    const [elsewhere, client] = [await signedIn(), await signedIn()]
    const { data } = z.parse(sessionList, await client.call('GET', '/auth/sessions'))
    const others = data.filter(({ is_current }) => !is_current)
    await client.call('DELETE', '/auth/sessions', { sessions: others.map(({ id }) => id) })
    expect(await sessionOf(elsewhere)).toEqual([gone, gone])
    expect([await cartOf(elsewhere), await cartOf(client)]).toEqual([200, 200])
  })
})

describe('all sessions and access tokens end', () => {
  it('with a change of password, also those of the caller', async () => {
    const [elsewhere, client] = [await signedIn(), await signedIn()]
    const passwords = { current_password: demoPassword, new_password: newPassword }
    const answer = await client.call('POST', '/account/password/change', passwords)
    expect([answer.status, answer.meta]).toEqual(signedOut)
    expect(await sessionOf(client)).toEqual([gone, gone])
    expect(await sessionOf(elsewhere)).toEqual([signedOut, gone])
    expect([await cartOf(elsewhere), await cartOf(client)]).toEqual([401, 401])
  })

  it('with a password reset', async () => {
    const elsewhere = await signedIn()
    const client = authClient(emulator)
    await client.call('POST', '/auth/password/request', { email })
    const key = await linkKeyFor(emulator, email)
    await client.call('POST', '/auth/password/reset', { key, password: newPassword })
    expect(await sessionOf(elsewhere)).toEqual([signedOut, gone])
    expect(await cartOf(elsewhere)).toBe(401)
  })
})

it('a new e-mail address replaces the old one; sessions live on, access tokens end', async () => {
  const [elsewhere, client] = [await signedIn(), await signedIn()]
  const fresh = 'nea@example.gr'
  await client.call('POST', '/account/email', { email: fresh })
  const [mail] = await mailsTo(emulator, fresh)
  const verified = await client.call('POST', '/auth/email/verify', { key: mail?.code })
  expect([verified.status, verified.meta]).toEqual([200, { is_authenticated: true }])
  const { data } = await client.call('GET', '/account/email')
  expect(data).toEqual([{ email: fresh, verified: true, primary: true }])
  expect((await elsewhere.call('GET', '/auth/session')).status).toBe(200)
  expect([await cartOf(elsewhere), await cartOf(client)]).toEqual([401, 401])
})

it('the eleventh sign-in ends the oldest access token, and no session', async () => {
  const clients: AuthClient[] = []
  for (let signIns = 0; signIns < 11; signIns += 1) clients.push(await signedIn())
  const statuses = await Promise.all(clients.map(cartOf))
  expect(statuses).toEqual([401, ...Array(10).fill(200)])
  expect((await clients[0]?.call('GET', '/auth/session'))?.status).toBe(200)
  const headers = { authorization: `Bearer ${clients[0]?.accessToken}` }
  expect((await emulator.app.request('/api/v1/product/1', { headers })).status).toBe(401)
})

it('an access token ends after seven days without a use, and after thirty in any case', async () => {
  const [used, idle] = [await signedIn(), await signedIn()]
  for (let week = 0; week < 5; week += 1) {
    passTime(emulator, 6 * day)
    if (week < 4) expect(await cartOf(used)).toBe(200)
    if (week === 1) expect(await cartOf(idle)).toBe(401)
  }
  passTime(emulator, 60)
  expect(await cartOf(used)).toBe(401)
})
