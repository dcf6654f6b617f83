import * as z from 'zod/mini'
import { userAccount } from '#contract/account/user-account'
import { passTime, signedInClient } from '../auth/testing/auth-client'
import { demoPassword } from '../seed/demo-accounts'
import { emulatorPerFile } from '../testing/test-emulator'

const emulator = emulatorPerFile()

const idIn = (data: unknown) => z.parse(z.object({ user: z.object({ id: z.int() }) }), data).user.id

async function bearerOf(email: string) {
  const client = await signedInClient(emulator, email, demoPassword)
  const id = idIn((await client.call('GET', '/auth/session')).data)
  return { client, id, authorization: `Bearer ${client.accessToken}` }
}

const get = (path: string, authorization?: string) =>
  emulator.app.request(path, { headers: authorization ? { authorization } : {} })

describe('an account by bearer', () => {
  it('is the caller’s own, with the superuser flag', async () => {
    const { id, authorization } = await bearerOf('superuser@example.gr')
    const response = await get(`/api/v1/user/account/${id}`, authorization)
    expect(response.status).toBe(200)
    const account = z.parse(userAccount, await response.json())
    expect(account).toMatchObject({ id, email: 'superuser@example.gr', isSuperuser: true })
  })

  it('of another user is 404, except for staff', async () => {
    const customer = await bearerOf('customer@example.gr')
    const staff = await bearerOf('superuser@example.gr')
    const foreign = await get(`/api/v1/user/account/${staff.id}`, customer.authorization)
    expect(foreign.status).toBe(404)
    const seen = await get(`/api/v1/user/account/${customer.id}`, staff.authorization)
    expect(seen.status).toBe(200)
  })

  it('is 401 with a reason without a token and with invalid tokens', async () => {
    const { id, authorization } = await bearerOf('customer@example.gr')
    const path = `/api/v1/user/account/${id}`
    for (const dead of [undefined, `Bearer ${'0'.repeat(64)}`]) {
      const response = await get(path, dead)
      expect(response.status).toBe(401)
      expect(response.headers.get('www-authenticate')).toBe('Bearer')
      expect(await response.json()).toEqual({ detail: expect.any(String) })
    }
    expect((await get('/api/v1/product/1', 'Bearer unknown')).status).toBe(401)
    expect((await get('/api/v1/product/1', authorization)).status).toBe(200)
    passTime(emulator, 20 * 86_400)
    expect((await get(path, authorization)).status).toBe(401)
  })
})

it('ends with the session of the auth service', async () => {
  const { client, id, authorization } = await bearerOf('customer@example.gr')
  await client.call('DELETE', '/auth/session')
  expect((await client.call('GET', '/auth/session')).status).toBe(410)
  expect((await get(`/api/v1/user/account/${id}`, authorization)).status).toBe(401)
})
