import { demoPassword } from '../seed/demo-accounts'
import { emulatorWithAccountResets } from '../testing/test-emulator'
import { createKeyedQueue } from './call-handler'
import { authClient, pendingIn, signedInClient } from './testing/auth-client'

const emulator = emulatorWithAccountResets()

const email = 'customer@example.gr'

describe('tokens in meta', () => {
  it('are sent only when the session changed, not for reads', async () => {
    const client = authClient(emulator)
    for (const path of ['/auth/session', '/config', '/account/email']) {
      expect((await client.call('GET', path)).meta?.session_token).toBeUndefined()
    }
    expect((await client.call('POST', '/auth/login', {})).meta).toBeUndefined()
  })

  it('are not repeated while the key stays the same', async () => {
    const client = authClient(emulator)
    const ask = () => client.call('POST', '/auth/code/request', { email })
    expect((await ask()).meta?.session_token).toBeDefined()
    const again = await ask()
    expect(pendingIn(again)).toEqual(['login_by_code'])
    expect(again.meta).toEqual({ is_authenticated: false })
  })

  it('contain no access token for an account that is signed in already', async () => {
    const client = await signedInClient(emulator, email, demoPassword)
    const { meta } = await client.call('POST', '/auth/code/request', { email })
    expect(meta).toEqual({ is_authenticated: true })
  })
})

it('ends the sessions of a deactivated account', async () => {
  const client = await signedInClient(emulator, email, demoPassword)
  await emulator.store.db.run(`update users set isActive = 0 where email = '${email}'`)
  expect((await client.call('GET', '/auth/session')).status).toBe(401)
  expect((await client.call('GET', '/auth/session')).status).toBe(410)
  const bearer = { authorization: `Bearer ${client.accessToken}` }
  const rest = await emulator.app.request('/api/v1/product/1', { headers: bearer })
  expect(rest.status).toBe(401)
  const login = { email, password: demoPassword }
  const refused = await authClient(emulator).call('POST', '/auth/login', login)
  expect(refused.status).toBe(401)
  expect(pendingIn(refused)).toEqual([])
})

it('lists the sessions of an account with device, address and times', async () => {
  await signedInClient(emulator, email, demoPassword)
  await signedInClient(emulator, 'superuser@example.gr', demoPassword)
  const client = await signedInClient(emulator, email, demoPassword)
  const at = emulator.clock.at.getTime() / 1000
  const device = { user_agent: 'Tests/1.0', ip: '192.0.2.1', created_at: at, last_seen_at: at }
  expect((await client.call('GET', '/auth/sessions')).data).toMatchObject([
    { ...device, is_current: false },
    { ...device, is_current: true },
  ])
})

it.each(['{"email":', '[1]', '"text"', '7'])(
  'answers the body %s with an empty 400',
  async (body) => {
    const path = '/_allauth/app/v1/auth/signup'
    const response = await emulator.app.request(path, { method: 'POST', body })
    expect(response.status).toBe(400)
    expect(await response.text()).toBe('')
  },
)

describe('keyed queue', () => {
  it('runs one after the other for one key, and continues after a failure', async () => {
    const turn = createKeyedQueue()
    const order: string[] = []
    const work =
      (name: string, fails = false) =>
      async () => {
        order.push(`${name} begins`)
        await new Promise((resolve) => setTimeout(resolve, 5))
        order.push(`${name} ends`)
        if (fails) throw new Error(name)
      }
    const [first, second] = [turn('a', work('first', true)), turn('a', work('second'))]
    await expect(first).rejects.toThrow('first')
    await second
    expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
  })

  it('runs different keys concurrently', async () => {
    const turn = createKeyedQueue()
    const order: string[] = []
    const slow = turn('a', async () => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      order.push('a')
    })
    await turn('b', async () => order.push('b'))
    await slow
    expect(order).toEqual(['b', 'a'])
  })
})
