import * as z from 'zod/mini'
import { userAccount } from '#contract/account/user-account'
import { health } from '#contract/health/health'
import { people } from './support/accounts'
import { signedIn } from './support/caller'
import { upstreamOfFile } from './support/open-upstream'

const upstream = upstreamOfFile()

async function account(authorization: string | undefined, id: number) {
  const headers: Record<string, string> = authorization ? { authorization } : {}
  return upstream.ask(`/api/v1/user/account/${id}`, { headers })
}

describe('an access token', () => {
  it('reads the account that it belongs to (R301)', async () => {
    const caller = await signedIn(upstream, 'superuser')
    const { data } = await caller.get('/auth/session')
    const { id } = (data as { user: { id: number } }).user
    const response = await account(`Bearer ${caller.access}`, id)
    expect(response.status).toBe(200)
    const read = z.parse(userAccount, await response.json())
    expect(read).toMatchObject({ id, email: people.superuser, isSuperuser: true })
  })

  it.each([undefined, 'Bearer ', `Bearer ${'0'.repeat(64)}`])(
    'is refused with 401 and a detail for %p',
    async (authorization) => {
      const response = await account(authorization, 1)
      expect(response.status).toBe(401)
      expect(await response.json()).toEqual({ detail: expect.any(String) })
    },
  )

  it('expires after 20 days', async () => {
    const caller = await signedIn(upstream, 'customer')
    const { data } = await caller.get('/auth/session')
    const { id } = (data as { user: { id: number } }).user
    await upstream.advance(20 * 24 * 3600 + 1)
    expect((await account(`Bearer ${caller.access}`, id)).status).toBe(401)
  })

  it('is not needed for the health check', async () => {
    const response = await upstream.ask('/api/v1/health')
    expect(z.parse(health, await response.json())).toMatchObject({ database: true })
  })
})
