import { eq } from 'drizzle-orm'
import { allEndpoints } from '#contract/endpoints/all-endpoints'
import { users } from '#emulator/database/tables/account'
import { demoPassword } from '#emulator/seed/demo-accounts'
import { signedInClient } from '#emulator/testing/auth-client'
import { type SeededEmulator, seededEmulator } from '#emulator/testing/seeded-emulator'
import { encryptGuest, guestCookieOf } from '#gateway/session/guest-cookie'
import { revealing } from '#gateway/testing/canaries'
import { encryptionDeps, startGateway } from '#gateway/testing/start-gateway'
import type { UpstreamRequest } from '#upstream/client'
import writtenAsked from '#upstream/testing/asked-of-api.json'
import { textOfPdf } from '../support/pdf-text'
import { type AskedOfApi, askedBy, writeAsked } from './asked-of-api'
import { builtFrom } from './built-pages'
import { type Marked, markPeople, marksIn } from './marked-people'
import { type Step, stepOf, walked } from './walks'

jest.setTimeout(180_000)

const viewerEmail = 'customer@example.gr'

/** Endpoints that answer nobody with success. */
const neverDone: Readonly<Record<string, string>> = {
  readProviderReturn: 'needs a sign-in at a provider that is under way',
  findSentOrder:
    'needs a guest who has lost the answer to an order: tests/guests/sent-order.test.ts',
}

/** Endpoints that ask more of the API than the walk brings about: a guest with a cart signs in elsewhere. */
const unseen = new Set([...Object.keys(neverDone), 'mergeCart'])

/** Endpoints whose calls the emulator does not know. */
const unknownUpstream = ['trustDevice']

/** What the sign-in service answers is up to the state of a sign-in, which no walk brings about. */
const ofSignIn = new Set(
  allEndpoints.filter(({ path }) => path.includes('/_allauth/')).map(({ name }) => name),
)

/** One answer: all that a browser receives. */
interface Answered {
  name: string
  status: number
  text: string
}

let emulator: SeededEmulator
let viewer: number
let marked: Marked
let gateway: ReturnType<typeof startGateway>
const answered: Answered[] = []
const logged: unknown[] = []
const asked: AskedOfApi = {}

/** The API, which reveals people and secrets in every answer. */
const upstream = revealing((url: string, { signal: _, ...request }: UpstreamRequest) =>
  emulator.app.request(url, request),
)

async function signedInCookie(): Promise<string> {
  const { token, accessToken } = await signedInClient(emulator, viewerEmail, demoPassword)
  const session = await gateway.cookieOf({
    sessionToken: token ?? '',
    accessToken: accessToken ?? '',
    userId: viewer,
    generation: 'gen-0000000001',
  })
  return `${session}; ${await guestCookie()}`
}

/** What the viewer's browser keeps of before they had an account. */
async function guestCookie(): Promise<string> {
  const now = gateway.time.now
  const id = marked.boughtAsGuest
  const value = await encryptGuest(await encryptionDeps(), {
    ...{ secret: 'pq7Zt0mWc2LxAe5KpqRsTu', since: now, changedAt: now },
    ...{ cart: null, cartGoneAt: null, orders: [{ id, uuid: marked.uuidOf(id) }] },
  })
  return guestCookieOf(value).split(';')[0] ?? ''
}

/** A file is packed: its text is what people read in it. */
async function readable(answer: Response): Promise<string> {
  if (answer.headers.get('content-type') !== 'application/pdf') return answer.text()
  return textOfPdf(new Uint8Array(await answer.arrayBuffer())).join('\n')
}

async function take({ name, path, init }: Step, cookie?: string): Promise<void> {
  const headers = { ...(init.headers as object), ...(cookie && { cookie }) }
  const answer = await gateway.ask(path, { ...init, headers })
  const sent = JSON.stringify([...answer.headers])
  answered.push({ name, status: answer.status, text: `${sent}\n${await readable(answer)}` })
}

/** Asks every endpoint as a guest and as a member, for a stranger's things and for the member's. */
beforeAll(async () => {
  emulator = await seededEmulator()
  await emulator.send('/switches/limits', { enabled: false })
  const [person] = await emulator.store.db.select().from(users).where(eq(users.email, viewerEmail))
  viewer = person?.id ?? 0
  marked = await markPeople(emulator, viewer)
  const variables = {
    RATE_LIMITS: 'off',
    SHOP_AUDIENCE: 'everyone',
    PAYMENT_HOSTS: 'localhost:8100',
  }
  for (const endpoint of walked) {
    // One that has read nothing before asks the API for all that the endpoint needs.
    gateway = startGateway({ variables, sessions: 'upstream', upstream })
    const foreign = stepOf(endpoint, 'foreign', marked, viewer)
    const own = stepOf(endpoint, 'own', marked, viewer)
    await take(foreign)
    await take(foreign, await signedInCookie())
    const isSame = foreign.path === own.path && foreign.init.body === own.init.body
    if (!isSame || endpoint.bodyType === 'form') await take(own, await signedInCookie())
    logged.push(...gateway.log)
    if (!unseen.has(endpoint.name)) asked[endpoint.name] = askedBy(endpoint, gateway.calls)
  }
})
afterAll(() => emulator.store.close())

it('what each endpoint asks of the API is written: ASKED=write writes it, npm run fix its page', () => {
  writeAsked(asked)
  expect(asked).toEqual(writtenAsked)
})

describe('values of other people', () => {
  it('are in what the API answers', async () => {
    const reviews = await emulator.app.request('/api/v1/product/review?pageSize=100')
    expect(marksIn(await reviews.text())).not.toEqual([])
  })

  it('are in no answer and in no header of the gateway (R453)', () => {
    const leaks = answered.flatMap(({ name, text }) =>
      marksIn(text).map((what) => `${name}: ${what}`),
    )
    expect(leaks).toEqual([])
  })

  it('are in no line of its log', () => {
    expect(logged.length).toBeGreaterThan(answered.length / 2)
    expect(marksIn(JSON.stringify(logged))).toEqual([])
  })

  it('were within reach: each endpoint answered somebody, and none failed', () => {
    const done = new Set(answered.flatMap(({ name, status }) => (status < 400 ? [name] : [])))
    const missed = walked.filter(({ name }) => !done.has(name) && !ofSignIn.has(name))
    expect(missed.map(({ name }) => name)).toEqual(Object.keys(neverDone))
    // A guest's order is sent once their browser keeps what finds it again.
    const isFailure = ({ status, text }: Answered) =>
      status >= 500 && !text.includes('"orderNotSent"')
    const failed = answered.filter(isFailure).map(({ name }) => name)
    expect(failed.filter((name) => !unknownUpstream.includes(name))).toEqual([])
  })

  it('are in nothing of which the build makes pages', async () => {
    const built = await builtFrom(async (url, request) => upstream(url, request))
    expect(built.content.blogComments.length).toBeGreaterThan(0)
    expect(marksIn(JSON.stringify(built))).toEqual([])
  })
})
