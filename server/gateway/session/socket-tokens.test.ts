import { socketTokens } from '#contract/notifications/notification'
import { createMemoryState } from '../shared/memory-state'
import {
  encryptionDeps,
  memberSession,
  startGateway,
  testKey,
  testTime,
} from '../testing/start-gateway'
import type { MemberSession } from './encrypted-session'
import { createSocketTokenIssuer } from './socket-tokens'

const url = '/api/websocket/user/tokens'
const member = memberSession as MemberSession

function start() {
  const time = { now: testTime }
  const deps = encryptionDeps([testKey], () => time.now)
  const issuer = () =>
    createSocketTokenIssuer(
      deps,
      createMemoryState(() => time.now),
    )
  return { time, issuer }
}

it('issues its own tokens, valid once (A2-25)', async () => {
  const issuer = start().issuer()
  const tokens = await issuer.issue(member)
  expect(JSON.stringify(tokens)).not.toContain(member.accessToken)
  expect(await issuer.redeem(tokens, member)).toBe(7)
  expect(await issuer.redeem(tokens, member)).toBeNull()
  expect(await issuer.redeem(await issuer.issue(member), member)).toBe(7)
})

it.each([
  [59_000, 7],
  [61_000, null],
])('redeems them after %i ms as %p, at another copy too', async (ms, userId) => {
  const { time, issuer } = start()
  const tokens = await issuer().issue(member)
  time.now += ms
  expect(await issuer().redeem(tokens, member)).toBe(userId)
})

it('redeems them only for the session they were issued to', async () => {
  const issuer = start().issuer()
  const tokens = await issuer.issue(member)
  const other = await issuer.issue(member)
  const strangers = [null, { ...member, userId: 8 }, { ...member, generation: 'gen-another-1' }]
  for (const session of strangers) expect(await issuer.redeem(tokens, session)).toBeNull()
  const mixed = [
    { ...tokens, accessToken: other.accessToken },
    { ...tokens, accessToken: tokens.sessionToken },
    { sessionToken: tokens.accessToken, accessToken: tokens.sessionToken },
    { sessionToken: '', accessToken: 'x' },
  ]
  for (const pair of mixed) expect(await issuer.redeem(pair, member)).toBeNull()
  expect(await issuer.redeem(tokens, member)).toBe(7)
})

it('answers members only, without a call', async () => {
  const { ask, calls, cookieOf } = startGateway()
  const answer = await ask(url, { headers: { cookie: await cookieOf(memberSession) } })
  const body = await answer.json()
  expect(socketTokens.parse(body)).toEqual(body)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const { sessionToken = '', generation } = memberSession
  for (const cookie of ['', await cookieOf({ sessionToken, generation })]) {
    const refused = await ask(url, { headers: { cookie } })
    expect([refused.status, await refused.json()]).toMatchObject([401, { statusCode: 401 }])
  }
  expect(calls).toEqual([])
})
