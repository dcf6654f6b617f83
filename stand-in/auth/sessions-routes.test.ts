import * as z from 'zod/mini'
import { sessionList } from '../../contract/allauth/session-list'
import { type PlantedStandIn, plantedStandIn } from '../planted-stand-in'
import { demoPassword } from '../seed/demo-accounts'
import { type AuthClient, authClient, errorsIn, signedInClient } from './testing/auth-client'

let standIn: PlantedStandIn
beforeAll(async () => {
  standIn = await plantedStandIn()
})
afterEach(async () => {
  await standIn.send('/switches/accounts/reset', {})
})
afterAll(() => standIn.store.close())

const email = 'customer@example.gr'
const signedIn = () => signedInClient(standIn, email, demoPassword)
const listed = async (client: AuthClient) =>
  z.parse(sessionList, await client.call('GET', '/auth/sessions')).data

describe('sessions', () => {
  it('are listed with device, address and times; one is the current one', async () => {
    await signedIn()
    await signedInClient(standIn, 'superuser@example.gr', demoPassword)
    const client = await signedIn()
    const sessions = await listed(client)
    const at = standIn.clock.at.getTime() / 1000
    expect(sessions.map(({ is_current }) => is_current)).toEqual([false, true])
    expect(sessions[1]).toMatchObject({
      user_agent: 'Tests/1.0',
      ip: '192.0.2.1',
      created_at: at,
      last_seen_at: at,
    })
  })

  it('end one by one: 200 with what is left, 401 for the current one (9.8, 12)', async () => {
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

  it('of others, unknown ones and none are refused', async () => {
    const stranger = await signedInClient(standIn, 'superuser@example.gr', demoPassword)
    const [theirs] = await listed(stranger)
    const client = await signedIn()
    const end = (sessions: unknown) => client.call('DELETE', '/auth/sessions', { sessions })
    expect(errorsIn(await end([theirs?.id]))).toEqual(['invalid_choice@sessions'])
    expect(errorsIn(await end([9999]))).toEqual(['invalid_choice@sessions'])
    expect(errorsIn(await end([]))).toEqual(['required@sessions'])
    expect((await stranger.call('GET', '/auth/session')).status).toBe(200)
    expect((await authClient(standIn).call('GET', '/auth/sessions')).status).toBe(401)
  })
})
