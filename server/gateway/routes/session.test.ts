import { sessionAnswer } from '#contract/account/user-account'
import { unreachable } from '../testing/failing-upstream'
import { ownAccount } from '../testing/own-things'
import { anonymousReply, authReply, goneReply } from '../testing/scripted-auth'
import {
  clearedCookies,
  cookieIn,
  memberSession,
  ownScript,
  startGateway,
  testKey,
} from '../testing/start-gateway'

const url = '/api/_auth/session'
const newKey = 'cTh2SkQwd1pxNnJYYjFMbUUzdVR5OHBLczVuRmg0Z1c'
const allauthBody = (hasPassword: boolean) => ({
  status: 200,
  data: { user: { id: 7, has_usable_password: hasPassword }, methods: [] },
  meta: { is_authenticated: true, session_token: 'canary', access_token: 'canary' },
})

interface Upstream {
  account?: () => Response
  allauth?: () => Response
}

function start({ account, allauth }: Upstream = {}, variables: Record<string, string> = {}) {
  return startGateway({
    sessions: 'upstream',
    variables,
    upstream: (address) =>
      address.includes('/_allauth/')
        ? (allauth?.() ?? Response.json(allauthBody(false)))
        : (account?.() ?? Response.json(ownAccount)),
  })
}

it('answers a guest with {}, without a call', async () => {
  const { ask, calls } = start()
  const answer = await ask(url)
  expect([answer.status, await answer.json()]).toEqual([200, {}])
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(calls).toEqual([])
})

it('reads the account again, and whether it has a password (R300, R301)', async () => {
  const { ask, calls, cookieOf } = start()
  const answer = await ask(url, { headers: { cookie: await cookieOf(memberSession) } })
  const text = await answer.text()
  expect(sessionAnswer.parse(JSON.parse(text))).toMatchObject({
    user: { id: 7, email: 'maria@example.gr', has_usable_password: false },
    generation: memberSession.generation,
  })
  expect(text).not.toContain('canary')
  expect(text).not.toContain(memberSession.accessToken)
  expect(calls.map(({ url: address }) => new URL(address).pathname).sort()).toEqual([
    '/_allauth/app/v1/auth/session',
    '/api/v1/user/account/7',
  ])
  expect(calls.find(({ url: address }) => address.includes('allauth'))?.headers).toMatchObject({
    'x-session-token': memberSession.sessionToken,
  })
})

it('answers how long the session is confirmed, and shares the confirmation', async () => {
  const { ask, calls, cookieOf, time } = start()
  const headers = { cookie: await cookieOf(memberSession) }
  expect(await (await ask(url, { headers })).json()).toMatchObject({ freshForMs: 30_000 })
  time.now += 10_000
  expect(await (await ask(url, { headers })).json()).toMatchObject({ freshForMs: 20_000 })
  expect(calls.filter(({ url: address }) => address.includes('allauth'))).toHaveLength(1)
})

it.each<[string, Upstream]>([
  ['the session is gone', { allauth: () => authReply(goneReply) }],
  ['the session is signed out', { allauth: () => authReply(anonymousReply) }],
  ['its token is refused', { account: () => Response.json({ detail: 'x' }, { status: 401 }) }],
  ['the account is gone', { account: () => Response.json({ detail: 'x' }, { status: 404 }) }],
])('returns no user once %s, and keeps the cookie', async (_, upstream) => {
  const { ask, cookieOf } = start(upstream)
  const cookie = `${await cookieOf(memberSession)}; has_session=1`
  const answer = await ask(url, { headers: { cookie } })
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { generation: memberSession.generation },
  ])
  expect(answer.headers.get('set-cookie')).toBeNull()
})

it('returns no user while a sign-in is under way', async () => {
  const { ask, calls, cookieOf } = start()
  const { sessionToken, generation } = memberSession
  const cookie = await cookieOf({ sessionToken, generation })
  expect(await (await ask(url, { headers: { cookie } })).json()).toEqual({ generation })
  expect(calls).toEqual([])
})

/** What a server in between answers of its own, also where the API has nothing wrong. */
const pageOf = (status: number) => () =>
  new Response(`<!doctype html><title>${status}</title>`, {
    status,
    headers: { 'content-type': 'text/html' },
  })

it.each<[string, Upstream, number]>([
  // A shop that the API does not know, a wall, a password in front of it (R544).
  ['a page says 404', { account: pageOf(404) }, 502],
  ['a page says 403', { account: pageOf(403) }, 502],
  ['a page says 401', { account: pageOf(401) }, 502],
  ['a page says 410', { allauth: pageOf(410) }, 502],
  ['the sign-in service fails', { allauth: () => new Response('', { status: 500 }) }, 502],
  ['the upstream is down', { account: unreachable }, 502],
  ['the account has another shape', { account: () => Response.json({ id: 7 }) }, 502],
])('keeps the cookie while %s', async (_, upstream, status) => {
  const { ask, cookieOf } = start(upstream)
  const answer = await ask(url, { headers: { cookie: await cookieOf(memberSession) } })
  expect(answer.status).toBe(status)
  expect(answer.headers.get('set-cookie')).toBeNull()
})

it.each(['/api/_auth/session', '/api/products/3', '/api/nothing'])(
  'clears an invalid cookie, and answers %s as to a guest (A2-21)',
  async (path) => {
    const { ask } = startGateway()
    const asGuest = await ask(path)
    const answer = await ask(path, { headers: { cookie: '__Host-Http-sid=forged' } })
    expect(answer.status).toBe(asGuest.status)
    expect(answer.headers.getSetCookie()).toEqual(clearedCookies)
  },
)

it('encrypts a cookie of a retired key again, with its remaining lifetime (A2-22)', async () => {
  const { cookieOf } = start()
  const rotated = start({}, { SESSION_KEYS: `${newKey},${testKey}` })
  const cookie = await cookieOf(memberSession)
  rotated.time.now += 24 * 60 * 60 * 1000
  const answer = await rotated.ask(url, { headers: { cookie } })
  const written = answer.headers.get('set-cookie') ?? ''
  expect(written).toContain('Max-Age=1123200')
  const kept = `${cookieIn(answer)}; has_session=1`
  const again = await rotated.ask(url, { headers: { cookie: kept } })
  expect(await again.json()).toMatchObject({ user: { id: 7 } })
  expect(again.headers.get('set-cookie')).toBeNull()
})

it('ends the session here, without an upstream call (R185, R300)', async () => {
  const { ask, calls, cookieOf } = start()
  for (const cookie of [await cookieOf(memberSession), '__Host-Http-sid=forged', '']) {
    const answer = await ask(url, { method: 'DELETE', headers: { ...ownScript, cookie } })
    expect(await answer.json()).toEqual({ loggedOut: true })
    expect(answer.headers.getSetCookie()).toEqual(clearedCookies)
  }
  expect(calls).toEqual([])
})

it('ends the named session, and no newer one', async () => {
  const { ask, cookieOf } = start()
  const end = async (cookie: string, generation: string) =>
    ask(url, {
      method: 'DELETE',
      headers: { ...ownScript, cookie },
      body: JSON.stringify({ generation }),
    })
  const cookie = await cookieOf(memberSession)
  const refused = await end(cookie, 'gen-of-before')
  expect([refused.status, refused.headers.get('set-cookie')]).toEqual([409, null])
  for (const own of [cookie, '']) {
    const answer = await end(own, memberSession.generation)
    expect([answer.status, await answer.json()]).toEqual([200, { loggedOut: true }])
    expect(answer.headers.get('set-cookie')).toContain('Max-Age=0')
  }
  expect((await end(cookie, '')).status).toBe(400)
})
