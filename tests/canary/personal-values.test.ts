import { eq } from 'drizzle-orm'
import { users } from '#emulator/database/tables/account'
import { demoPassword } from '#emulator/seed/demo-accounts'
import { signedInClient } from '#emulator/testing/auth-client'
import { type SeededEmulator, seededEmulator } from '#emulator/testing/seeded-emulator'
import { revealing } from '#gateway/testing/canaries'
import { startGateway } from '#gateway/testing/start-gateway'
import type { UpstreamRequest } from '#upstream/client'
import { builtFrom } from './built-pages'
import { type Planted, plantedIn, plantPeople } from './planted-people'
import { type Owner, type Step, signInService, stepOf, walksOf } from './walks'

jest.setTimeout(180_000)

const viewerEmail = 'customer@example.gr'

/** Routes that answer no walk with success. */
const neverDone: Readonly<Record<string, string>> = {
  'GET /api/auth/oauth-params': 'needs a sign-in at a provider that is under way',
}

/** Routes whose calls the emulator does not know. */
const unknownUpstream = ['code/resend', '2fa/trust'].map(
  (path) => `POST ${signInService}/auth/${path}`,
)

/** One answer: all that a browser receives. */
interface Answered {
  route: string
  status: number
  text: string
}

let emulator: SeededEmulator
let viewer: number
let planted: Planted
let gateway: ReturnType<typeof startGateway>
const answered: Answered[] = []

/** The API, which reveals people and secrets in every answer. */
const upstream = revealing((url: string, { signal: _, ...request }: UpstreamRequest) =>
  emulator.app.request(url, request),
)

async function signedInCookie(): Promise<string> {
  const { token, accessToken } = await signedInClient(emulator, viewerEmail, demoPassword)
  return gateway.cookieOf({
    sessionToken: token ?? '',
    accessToken: accessToken ?? '',
    userId: viewer,
    generation: 'gen-0000000001',
  })
}

async function take({ route, path, init }: Step, cookie?: string): Promise<void> {
  const headers = { ...(init.headers as object), ...(cookie && { cookie }) }
  const answer = await gateway.ask(path, { ...init, headers })
  const sent = JSON.stringify([...answer.headers])
  answered.push({ route, status: answer.status, text: `${sent}\n${await answer.text()}` })
}

/** Asks every route as a guest and as a member, for the member's things and for a stranger's. */
beforeAll(async () => {
  emulator = await seededEmulator()
  await emulator.send('/switches/limits', { enabled: false })
  const [person] = await emulator.store.db.select().from(users).where(eq(users.email, viewerEmail))
  viewer = person?.id ?? 0
  planted = await plantPeople(emulator.store, viewer)
  gateway = startGateway({ variables: { RATE_LIMITS: 'off' }, sessions: 'upstream', upstream })
  for (const [route, walk] of Object.entries(walksOf(planted, viewer))) {
    await take(stepOf(route, walk, 'foreign'))
    const owners: readonly Owner[] = walk.isOwned ? ['foreign', 'own'] : ['own']
    for (const owner of owners) await take(stepOf(route, walk, owner), await signedInCookie())
  }
})
afterAll(() => emulator.store.close())

describe('values of other people', () => {
  it('are looked for in every route of the gateway', () => {
    const routes = gateway.app.routes
      .filter(({ method, path }) => method !== 'ALL' && /^\/(?:api|auth)\//.test(path))
      .map(({ method, path }) => `${method} ${path}`)
    expect([...new Set(routes)].sort()).toEqual(Object.keys(walksOf(planted, viewer)).sort())
  })

  it('are in what the API answers', async () => {
    const reviews = await emulator.app.request('/api/v1/product/review?pageSize=100')
    expect(plantedIn(await reviews.text())).not.toEqual([])
  })

  it('are in no answer and in no header of the gateway', () => {
    const leaks = answered.flatMap(({ route, text }) =>
      plantedIn(text).map((what) => `${route}: ${what}`),
    )
    expect(leaks).toEqual([])
  })

  it('are in no line of its log', () => {
    expect(gateway.log.length).toBeGreaterThan(answered.length / 2)
    expect(plantedIn(JSON.stringify(gateway.log))).toEqual([])
  })

  it('were within reach: each route answered somebody, and none failed', () => {
    const done = new Set(answered.flatMap(({ route, status }) => (status < 400 ? [route] : [])))
    const routes = new Set(answered.map(({ route }) => route))
    const missed = [...routes].filter((route) => !done.has(route) && !route.includes(signInService))
    expect(missed.sort()).toEqual(Object.keys(neverDone).sort())
    const failed = answered.flatMap(({ route, status }) => (status >= 500 ? [route] : []))
    expect(failed.filter((route) => !unknownUpstream.includes(route))).toEqual([])
  })

  it('are in nothing of which the build makes pages', async () => {
    const built = await builtFrom(async (url, request) => upstream(url, request))
    expect(built.content.blogComments.length).toBeGreaterThan(0)
    expect(plantedIn(JSON.stringify(built))).toEqual([])
  })
})
