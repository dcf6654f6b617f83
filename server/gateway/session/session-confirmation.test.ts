import { authPath } from '#upstream/api'
import { unreachable } from '../testing/failing-upstream'
import { aliveSession, anonymousReply, authReply, goneReply } from '../testing/scripted-auth'
import { type Instead, startForMember, when } from '../testing/start-for-member'
import { memberSession, ownScript, type StartOptions, startGateway } from '../testing/start-gateway'

const gone = () => authReply(goneReply)
const signedOut = () => authReply(anonymousReply)
/** Another session of the same person. */
const elsewhere = {
  ...memberSession,
  sessionToken: 'another0session0token00000000000',
  generation: 'gen-0000000002',
}
const withoutBreaker = { BREAKER: 'off' }

interface Start {
  sessions?: StartOptions['sessions']
  instead?: Instead
}

/** A gateway, and a browser that reads its own orders with the session of a member. */
function start({ sessions = aliveSession, instead }: Start = {}) {
  const gateway = startForMember({
    variables: withoutBreaker,
    sessions,
    ...(instead && { instead }),
  })
  const read = (as = memberSession) => gateway.send('GET /orders', { as })
  return { ...gateway, read }
}

const ordersRequest = 'GET /orders'

describe('a call for personal data', () => {
  it('shares one confirmation with simultaneous calls', async () => {
    const { read, confirmations } = start()
    const answers = await Promise.all(Array.from({ length: 50 }, () => read()))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(confirmations).toHaveLength(1)
  })

  it.each([
    ['gone', gone],
    ['signed out', signedOut],
    ['another person’s', () => aliveSession(8)],
  ])('is 401 once the session is %s, even with a valid access token', async (_, sessions) => {
    const { read, requests, confirmations, log } = start({ sessions })
    const answers = [await read(), await read()]
    expect(answers.map(({ status }) => status)).toEqual([401, 401])
    // The browser may have a newer session's cookie by now: the page ends this one by generation.
    expect(answers[0]?.headers.get('set-cookie')).toBeNull()
    expect(requests()).toEqual([])
    expect(confirmations).toHaveLength(1)
    expect(JSON.stringify(log)).not.toContain(memberSession.sessionToken)
  })

  it('detects within 30 s that the session was ended elsewhere', async () => {
    let isOver = false
    const { read, time } = start({ sessions: () => (isOver ? gone() : aliveSession()) })
    expect((await read()).status).toBe(200)
    isOver = true
    time.now += 29_999
    expect((await read()).status).toBe(200)
    time.now += 1
    expect((await read()).status).toBe(401)
  })

  it('counts the 30 s from the request and not from its response', async () => {
    let answerNow = () => {}
    const slow = new Promise<void>((resolve) => {
      answerNow = resolve
    })
    const { read, confirmations, time } = start({ sessions: () => slow.then(() => aliveSession()) })
    const first = read()
    while (confirmations.length === 0) await new Promise((resolve) => setImmediate(resolve))
    time.now += 4000
    answerNow()
    expect((await first).status).toBe(200)
    time.now += 26_000
    await read()
    expect(confirmations).toHaveLength(2)
  })

  it('confirms each session of a person separately', async () => {
    const { read, confirmations } = start()
    await read()
    await read(elsewhere)
    expect(confirmations).toHaveLength(2)
  })

  it('refuses a session without its token', async () => {
    const { read, confirmations, requests } = start()
    const { sessionToken: _, ...rest } = memberSession
    expect((await read(rest)).status).toBe(401)
    expect([confirmations, requests()]).toEqual([[], []])
  })

  it('confirms nothing for guests', async () => {
    const { ask, confirmations } = startGateway()
    expect((await ask('/api/orders')).status).toBe(401)
    expect((await ask('/api/products/3/reviews')).status).toBe(200)
    expect(confirmations).toEqual([])
  })
})

describe('an outage of the confirmation', () => {
  it.each([
    [500, 502],
    [502, 502],
    [503, 503],
    [504, 504],
    [429, 503],
    [403, 502],
    [404, 502],
  ])('%i is answered with %i, is not cached and clears nothing', async (upstreamStatus, status) => {
    let isDown = true
    const { read, requests } = start({
      sessions: () => (isDown ? new Response('', { status: upstreamStatus }) : aliveSession()),
    })
    const answer = await read()
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([status, null])
    expect(requests()).toEqual([])
    isDown = false
    expect((await read()).status).toBe(200)
  })

  it.each([
    ['no JSON', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['another shape', () => Response.json({ status: 200 })],
    ['a lost connection', unreachable],
  ])('may also be %s', async (_, sessions) => {
    const { read, requests } = start({ sessions })
    expect((await read()).status).toBe(502)
    expect(requests()).toEqual([])
  })
})

describe('a change by the own browser', () => {
  const authUrl = `/api${authPath}`

  it('takes effect at once if it signs out', async () => {
    const { read, ask, confirmations, cookieOf } = start()
    await read()
    const headers = { ...ownScript, cookie: await cookieOf(memberSession) }
    await ask('/api/_auth/session', { method: 'DELETE', headers, body: '{}' })
    await read()
    expect(confirmations).toHaveLength(2)
  })

  it.each([
    [
      'changes the password',
      'POST',
      '/account/password/change',
      { new_password: 'νέος-κωδικός-9' },
    ],
    ['ends devices', 'DELETE', '/auth/sessions', { sessions: [3] }],
  ])('takes effect at once for all sessions if it %s', async (_, method, path, body) => {
    const { send, ask, confirmations, cookieOf } = start({ instead: (request) => refuse(request) })
    const read = (as = memberSession) => send(ordersRequest, { as })
    await read(elsewhere)
    await read(elsewhere)
    expect(confirmations).toHaveLength(1)
    const headers = { ...ownScript, cookie: await cookieOf(memberSession) }
    await ask(`${authUrl}${path}`, { method, headers, body: JSON.stringify(body) })
    await read(elsewhere)
    expect(confirmations).toHaveLength(2)
  })

  const refuse = (request: string) => (request.includes(authPath) ? signedOut() : undefined)
})

describe('a public answer for a signed-in person', () => {
  const url = '/api/products/3/reviews'
  const answerTo = async (sessions: StartOptions['sessions']) => {
    const gateway = startGateway({
      variables: withoutBreaker,
      ...(sessions && { sessions }),
    })
    const headers = { cookie: await gateway.cookieOf(memberSession) }
    const answer = await gateway.ask(url, { headers })
    const tokens = gateway.calls.map(({ headers: sent }) => sent.authorization !== undefined)
    return { status: answer.status, isAsMember: tokens.includes(true) }
  }

  it('is read with their token while the session is valid', async () => {
    expect(await answerTo(aliveSession)).toEqual({ status: 200, isAsMember: true })
  })

  it.each([
    ['has ended', gone],
    ['cannot be confirmed', () => new Response('', { status: 503 })],
  ])('is that of a guest if the session %s', async (_, sessions) => {
    expect(await answerTo(sessions)).toEqual({ status: 200, isAsMember: false })
  })
})

describe('a session whose access token the API refuses', () => {
  const refused = () => Response.json({ detail: 'Μη έγκυρη ένδειξη.' }, { status: 401 })
  const ended = `DELETE ${authPath}/auth/session`

  /** Requests of the sign-in service, confirmations left out. */
  function signInCalls({ calls }: Pick<ReturnType<typeof start>, 'calls'>): string[] {
    return calls
      .map(({ method, url }) => `${method} ${new URL(url).pathname}`)
      .filter((call) => call.includes(authPath))
  }

  it('ends, also at the sign-in service, and is read no more for 30 s', async () => {
    const gateway = start({ instead: when('GET /order', refused) })
    const answers = [await gateway.read(), await gateway.read()]
    expect(answers.map(({ status }) => status)).toEqual([401, 401])
    expect(signInCalls(gateway)).toEqual([ended])
    expect(gateway.requests().filter((call) => call.startsWith('GET /order'))).toHaveLength(1)
    // Another session of the same person has a token of its own.
    expect((await gateway.read(elsewhere)).status).toBe(401)
    expect(signInCalls(gateway)).toEqual([ended, ended])
  })

  it('is of nobody for its page, which then ends it', async () => {
    const gateway = start({ instead: when('GET /user/account/7', refused) })
    const cookie = await gateway.cookieOf(memberSession)
    const answer = await gateway.ask('/api/_auth/session', { headers: { cookie } })
    expect(await answer.json()).toEqual({ generation: memberSession.generation })
    expect(signInCalls(gateway)).toEqual([ended])
  })

  it('ends once for simultaneous calls', async () => {
    const gateway = start({ instead: when('GET /order', refused) })
    await Promise.all(Array.from({ length: 5 }, () => gateway.read()))
    expect(signInCalls(gateway)).toEqual([ended])
  })

  it('is over here even where the sign-in service cannot be told', async () => {
    const { read } = start({
      instead: (request) => (request.startsWith('DELETE') ? unreachable() : refused()),
    })
    expect((await read()).status).toBe(401)
  })

  it('stays while an outage of the API lasts', async () => {
    const gateway = start({ instead: () => new Response(null, { status: 503 }) })
    expect((await gateway.read()).status).toBe(503)
    expect(signInCalls(gateway)).toEqual([])
  })
})
