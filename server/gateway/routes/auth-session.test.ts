import { authAnswer } from '#contract/allauth/session-answer'
import { unreachable } from '../testing/failing-upstream'
import * as scripted from '../testing/scripted-auth'
import {
  clearedCookies,
  cookieIn,
  memberSession,
  ownScript,
  startGateway,
} from '../testing/start-gateway'

const base = '/api/_allauth/app/v1'
const credentials = JSON.stringify({ email: 'maria@example.gr', password: 'μυστικό-9' })

function start(reply: { status: number }) {
  const gateway = startGateway({
    sessions: 'upstream',
    upstream: scripted.authUpstream(() => scripted.authReply(reply)),
  })
  const send = (method: string, path: string, cookie = '', body?: string) =>
    gateway.ask(`${base}${path}`, {
      method,
      headers: { ...ownScript, cookie },
      ...(body === undefined ? {} : { body }),
    })
  return { ...gateway, send }
}

it('signs in: the tokens stay in the encrypted cookie, the browser gets placeholders', async () => {
  const { send, ask, calls } = start(scripted.signedInReply)
  const answer = await send('POST', '/auth/login', '', credentials)
  const body = await answer.json()
  expect(answer.status).toBe(200)
  expect(authAnswer.parse(body)).toMatchObject({
    data: { user: { id: 7 } },
    meta: { is_authenticated: true, session_token: 'present', access_token: 'present' },
  })
  const session = await ask('/api/_auth/session', { headers: { cookie: cookieIn(answer) } })
  expect(await session.json()).toMatchObject({
    user: { id: 7, email: 'maria@example.gr' },
    generation: body.meta.generation,
  })
  expect(calls.at(-1)?.headers).toMatchObject({
    authorization: `Bearer ${scripted.freshAccessToken}`,
  })
})

it('always begins a new session on signing in (A2-20)', async () => {
  const { send, calls, cookieOf } = start(scripted.signedInReply)
  const planted = await cookieOf({ sessionToken: 'planted', generation: 'planted-generation' })
  const answer = await send('POST', '/auth/login', planted, credentials)
  expect(cookieIn(answer)).not.toBe('')
  expect(cookieIn(answer)).not.toBe(planted)
  const after = await send('GET', '/auth/session', cookieIn(answer))
  expect(after.status).toBe(200)
  expect(calls.map(({ headers }) => headers['x-session-token'])).toEqual([
    'planted',
    scripted.freshSessionToken,
  ])
  expect((await answer.json()).meta.generation).not.toBe('planted-generation')
})

it('keeps the session token of a first step, and the person is not signed in yet', async () => {
  const { send, ask, calls } = start(scripted.pendingReply)
  const answer = await send('POST', '/auth/login', '', credentials)
  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject({ meta: { session_token: 'present' } })
  await send('POST', '/auth/2fa/authenticate', cookieIn(answer), '{"code":"123456"}')
  expect(calls.at(-1)?.headers).toMatchObject({ 'x-session-token': scripted.freshSessionToken })
  expect(calls.at(-1)?.headers).not.toHaveProperty('authorization')
  const session = await ask('/api/_auth/session', { headers: { cookie: cookieIn(answer) } })
  expect(await session.json()).toEqual({ generation: expect.any(String) })
})

it.each([
  ['a pending step', { ...scripted.pendingReply, meta: { is_authenticated: false } }],
  ['a guest', scripted.anonymousReply],
  ['a valid session', scripted.stillSignedInReply],
  ['a session that is gone', scripted.goneReply],
])('writes no cookie for %s without new tokens', async (_, reply) => {
  const { send, cookieOf } = start(reply)
  const cookie = await cookieOf({ ...memberSession, userId: 7 })
  const answer = await send('GET', '/auth/session', cookie)
  expect(answer.status).toBe(reply.status)
  expect(answer.headers.get('set-cookie')).toBeNull()
})

it('answers 410 with the generation of the request’s session', async () => {
  const { send, cookieOf } = start(scripted.goneReply)
  const answer = await send('GET', '/account/email', await cookieOf(memberSession))
  expect(authAnswer.parse(await answer.json())).toMatchObject({
    status: 410,
    meta: { is_authenticated: null, generation: memberSession.generation },
  })
})

it.each([
  ['DELETE', '/auth/session', undefined],
  ['DELETE', '/auth/sessions', '{"sessions":[12]}'],
  ['POST', '/account/password/change', '{"new_password":"νέο-μυστικό-9"}'],
])('%s %s that ends the session clears it (R277)', async (method, path, body) => {
  const { send, cookieOf } = start(scripted.anonymousReply)
  const answer = await send(method, path, await cookieOf(memberSession), body)
  expect(answer.status).toBe(401)
  expect(answer.headers.getSetCookie()).toEqual(clearedCookies)
  expect((await send(method, path, '', body)).headers.get('set-cookie')).toBeNull()
})

it('uses the new token after a password change, and stays signed in', async () => {
  const meta = { is_authenticated: true, session_token: scripted.freshSessionToken }
  const { send, ask, cookieOf, calls } = start({ ...scripted.signedInReply, meta } as never)
  const body = '{"new_password":"νέο-μυστικό-9"}'
  const answer = await send('POST', '/account/password/change', await cookieOf(memberSession), body)
  expect((await answer.json()).meta).toMatchObject({ session_token: 'present' })
  const cookie = cookieIn(answer)
  await send('GET', '/account/email', cookie)
  expect(calls.at(-1)?.headers).toMatchObject({
    authorization: `Bearer ${memberSession.accessToken}`,
    'x-session-token': scripted.freshSessionToken,
  })
  const session = await (await ask('/api/_auth/session', { headers: { cookie } })).json()
  expect(session).toMatchObject({ user: { id: 7 } })
  expect(session.generation).not.toBe(memberSession.generation)
})

it('never combines one person with the access token of another', async () => {
  const { send, ask, cookieOf } = start(scripted.stillSignedInReply)
  const cookie = await cookieOf({ ...memberSession, userId: 8 })
  const answer = await send('GET', '/auth/session', cookie)
  const session = await ask('/api/_auth/session', { headers: { cookie: cookieIn(answer) } })
  expect(await session.json()).toEqual({ generation: memberSession.generation })
})

it.each([
  ['cannot be reached', unreachable, 502],
  ['fails', () => new Response('<h1>Server Error</h1>', { status: 500 }), 502],
  ['is busy', () => new Response('', { status: 503 }), 503],
])('keeps the cookie when the upstream %s', async (_, upstream, status) => {
  const { ask, cookieOf } = startGateway({ sessions: 'upstream', upstream })
  const headers = { ...ownScript, cookie: await cookieOf(memberSession) }
  const answer = await ask(`${base}/auth/session`, { method: 'DELETE', headers })
  expect(answer.status).toBe(status)
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(await answer.json()).toMatchObject({ statusCode: status })
})

it.each([
  ['POST', '/auth/login', credentials],
  ['POST', '/auth/code/request', JSON.stringify({ email: 'maria@example.gr' })],
  ['POST', '/auth/password/request', JSON.stringify({ email: 'maria@example.gr' })],
  ['GET', '/auth/webauthn/login', undefined],
])('%s %s begins anew where the browser’s session is gone upstream', async (method, path, body) => {
  const gateway = startGateway({
    sessions: 'upstream',
    upstream: scripted.authUpstream(() => scripted.authReply(scripted.goneReply)),
  })
  const cookie = await gateway.cookieOf(memberSession)
  await gateway.ask(`${base}${path}`, {
    method,
    headers: { ...ownScript, cookie },
    ...(body === undefined ? {} : { body }),
  })
  expect(gateway.calls.map(({ headers }) => headers['x-session-token'])).toEqual([
    memberSession.sessionToken,
    undefined,
  ])
})
