import { demoPassword } from '../seed/demo-accounts'
import { authClient, pendingIn, signedInClient } from '../testing/auth-client'
import { emulatorWithAccountResets } from '../testing/test-emulator'
import { createKeyedQueue } from './call-handler'

const emulator = emulatorWithAccountResets()

const email = 'customer@example.gr'

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
