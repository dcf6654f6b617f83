import { subscriptionRow, topicRow } from '#upstream/testing/account-rows'
import { memberSession, ownScript, type StartOptions, startGateway } from '../testing/start-gateway'

const token = 'eyJwayI6N30:1tXy:sKq-9_'
const address = 'nefeli@example.gr'
const mine = { ...subscriptionRow, user: memberSession.userId }

/** A gateway in front of an API with these topics and subscriptions, which it changes as asked. */
function shop({ topics = [topicRow], own = [] as object[], answers = {} as Answers } = {}) {
  let rows = own
  const started = startGateway({
    upstream: (url, { method }) => {
      const { pathname } = new URL(url)
      const call = `${method} ${decodeURIComponent(pathname).replace('/api/v1/user/', '')}`
      const given = answers[call]
      if (given) return Response.json(given[1], { status: given[0] })
      if (call === 'GET subscription/topic') return Response.json(topics)
      if (call === 'GET subscription') return Response.json(rows)
      if (call.startsWith('DELETE subscription/')) {
        rows = []
        return new Response(null, { status: 204 })
      }
      if (/^POST subscription\/topic\/\d+\/subscribe$/.test(call)) {
        return Response.json(mine, { status: 201 })
      }
      return Response.json({ detail: '' }, { status: 404 })
    },
  } satisfies StartOptions)
  const send = async (method: string, path: string, body?: object, isMember = true) => {
    const cookie = isMember ? await started.cookieOf(memberSession) : ''
    const answer = await started.ask(`/api/newsletter${path}`, {
      method,
      headers: { ...ownScript, ...(cookie && { cookie }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: text && JSON.parse(text), headers: answer.headers }
  }
  const writes = () =>
    started.calls
      .filter(({ method }) => method !== 'GET')
      .map(({ method, url }) => `${method} ${url.split('/user/subscription')[1]}`)
  return { ...started, send, writes }
}
type Answers = Record<string, [status: number, body: unknown]>

const join = 'POST subscription/topic/5/subscribe'

describe('the topics of a member (R455)', () => {
  it.each([
    ['ACTIVE', 'in'],
    ['PENDING', 'waiting'],
    ['UNSUBSCRIBED', 'out'],
    ['BOUNCED', 'bounced'],
  ])('have the state of their own subscription: %s', async (status, state) => {
    const { send } = shop({
      own: [
        { ...mine, user: 8, status: 'BOUNCED' },
        { ...mine, status },
      ],
    })
    const { body } = await send('GET', '/topics')
    expect(body).toEqual([{ id: 5, translations: topicRow.translations, state, isOpen: true }])
  })

  it('that are closed can be left, and are not shown otherwise', async () => {
    const silent = { ...topicRow, id: 6, requiresConfirmation: false }
    const off = { ...topicRow, id: 7, isActive: false }
    const inOff = { ...mine, id: 18, topic: 7, topicDetails: off, status: 'ACTIVE' }
    const { send } = shop({ topics: [topicRow, silent], own: [inOff] })
    const { body } = await send('GET', '/topics')
    expect(body).toMatchObject([
      { id: 5, state: 'out', isOpen: true },
      { id: 7, state: 'in', isOpen: false },
    ])
    expect(await send('POST', '/topics/6', {})).toMatchObject({
      status: 409,
      body: { data: { code: 'topicClosed' } },
    })
    expect((await send('DELETE', '/topics/7')).status).toBe(204)
  })
})

describe('a subscription that cannot be read (R540)', () => {
  const other = { ...topicRow, id: 8 }
  const ofOther = { ...mine, id: 18, topic: 8, topicDetails: other, status: 'ACTIVE' }
  const start = (row: object | null) =>
    shop({ topics: [topicRow, other], own: [row, ofOther] as object[] })
  const states = (body: { id: number; state: string }[]) => body.map(({ id, state }) => [id, state])

  it.each([
    ['with a new status', { ...mine, status: 'PAUSED' }],
    ['without a status', { ...mine, status: null }],
    ['without a topic', { ...mine, topic: null }],
    ['of which only the person is known', { user: mine.user }],
    ['of which nothing is known', null],
  ])('is told as unknown %s, and hides no other', async (_, row) => {
    const { send, writes } = start(row)
    const { body } = await send('GET', '/topics')
    expect(states(body)).toEqual([
      [5, 'unknown'],
      [8, 'in'],
    ])
    expect((await send('POST', '/topics/5', {})).status).toBe(502)
    expect(writes()).toEqual([])
    expect((await send('DELETE', '/topics/8')).status).toBe(204)
    expect(writes()).toEqual(['DELETE /18'])
  })

  it('is left where it is known to be of the topic, and never told as left otherwise', async () => {
    const known = start({ ...mine, status: 'PAUSED' })
    expect((await known.send('DELETE', '/topics/5')).status).toBe(204)
    expect(known.writes()).toEqual(['DELETE /17'])
    const nameless = start({ ...mine, topic: null })
    expect((await nameless.send('DELETE', '/topics/5')).status).toBe(502)
    expect(nameless.writes()).toEqual([])
  })

  it('of another person hides nothing', async () => {
    const { body } = await start({ user: 8 }).send('GET', '/topics')
    expect(states(body)).toEqual([
      [5, 'out'],
      [8, 'in'],
    ])
  })

  it('whose topic has no words is told by the list of topics', async () => {
    const { body } = await start({ ...mine, status: 'ACTIVE', topicDetails: { id: 5 } }).send(
      'GET',
      '/topics',
    )
    expect(states(body)).toEqual([
      [5, 'in'],
      [8, 'in'],
    ])
  })
})

describe('joining (R455)', () => {
  it.each(['UNSUBSCRIBED', 'BOUNCED'])('asks by mail also who is %s', async (status) => {
    const { send, writes } = shop({ own: [{ ...mine, status }] })
    expect(await send('POST', '/topics/5', {})).toMatchObject({ body: { state: 'waiting' } })
    expect(writes()).toEqual(['DELETE /17', 'POST /topic/5/subscribe'])
  })

  it('sends another mail only where it is asked for', async () => {
    const { send, writes } = shop({ own: [mine] })
    expect(await send('POST', '/topics/5', {})).toMatchObject({ body: { state: 'waiting' } })
    expect(writes()).toEqual([])
    await send('POST', '/topics/5', { again: true })
    expect(writes()).toEqual(['DELETE /17', 'POST /topic/5/subscribe'])
  })

  it('changes nothing for who is in', async () => {
    const { send, writes } = shop({ own: [{ ...mine, status: 'ACTIVE' }] })
    expect(await send('POST', '/topics/5', { again: true })).toMatchObject({
      body: { state: 'in' },
    })
    expect(writes()).toEqual([])
  })

  it('is done where another tab was faster', async () => {
    let isAsked = false
    const { send } = shop({
      answers: {
        [join]: [400, { detail: 'Subscription pending confirmation.' }],
        get 'GET subscription'(): [number, unknown] {
          const first = !isAsked
          isAsked = true
          return [200, first ? [] : [mine]]
        },
      },
    })
    expect(await send('POST', '/topics/5', {})).toMatchObject({
      status: 200,
      body: { state: 'waiting' },
    })
  })

  it('sends ten mails a day at most', async () => {
    const { send } = shop({ own: [] })
    for (let at = 0; at < 10; at += 1) {
      expect((await send('POST', '/topics/5', {})).status).toBe(200)
    }
    expect(await send('POST', '/topics/5', {})).toMatchObject({
      status: 429,
      body: { data: { code: 'tooManyMails' } },
    })
  })
})

describe('leaving', () => {
  it('works in every state, and twice', async () => {
    const { send, writes } = shop({ own: [mine] })
    expect((await send('DELETE', '/topics/5')).status).toBe(204)
    expect((await send('DELETE', '/topics/5')).status).toBe(204)
    expect(writes()).toEqual(['DELETE /17'])
  })

  it('leaves alone what is not theirs', async () => {
    const { send, writes } = shop({ own: [{ ...mine, user: 8 }] })
    expect((await send('DELETE', '/topics/5')).status).toBe(204)
    expect(writes()).toEqual([])
  })
})

describe('the links of mails (R456)', () => {
  const all = `GET unsubscribe/${token}`
  const left = { message: 'Successfully unsubscribed', topic: 'Νέα', userEmail: address, count: 2 }

  it('are used by a press alone, with or without an account, and say no address', async () => {
    const { send, calls } = shop({
      answers: {
        [all]: [200, left],
        [`${all}/offers`]: [200, { message: 'Already unsubscribed', topicSlug: 'offers' }],
        'GET subscription/confirm/abc': [200, { status: 'confirmed', topic: 'Νέα' }],
      },
    })
    for (const isMember of [false, true]) {
      const leave = (body: object) => send('POST', '/leave', body, isMember)
      expect((await leave({ token })).body).toEqual({ count: 2, topic: '' })
      expect((await leave({ token, topic: 'offers' })).body).toEqual({ count: 0, topic: '' })
      const confirmed = await send('POST', '/confirm', { token: 'abc' }, isMember)
      expect(confirmed.body).toEqual({ topic: 'Νέα' })
    }
    expect(calls.every(({ headers }) => !('authorization' in headers))).toBe(true)
  })

  it.each([
    ['/leave', token, all, { error: 'Invalid unsubscribe link' }],
    ['/confirm', 'abc', 'GET subscription/confirm/abc', { error: 'Invalid or expired.' }],
  ])('that are over are refused by a name: %s', async (path, of, call, said) => {
    const { send } = shop({ answers: { [call]: [400, said] } })
    const refused = await send('POST', path, { token: of }, false)
    expect(refused).toMatchObject({ status: 400, body: { data: { code: 'linkOver' } } })
  })

  it.each([{ token: '' }, { token: 'a/b' }, { token: 'a b' }, { token, topic: '../x' }])(
    'send nothing that cannot be one: %j',
    async (body) => {
      const { send, calls } = shop()
      expect((await send('POST', '/leave', body, false)).status).toBe(400)
      expect(calls).toEqual([])
    },
  )

  it('leave no token in the log, whatever becomes of them', async () => {
    for (const status of [200, 400, 500]) {
      const { send, log, ask } = shop({ answers: { [all]: [status, left] } })
      await send('POST', '/leave', { token }, false)
      await ask(`/api/v1/user/unsubscribe/${token}`, {})
      expect(JSON.stringify(log)).not.toMatch(/eyJwayI6N30|nefeli/)
    }
  })

  it.each([
    [`/unsubscribe/${token}`, `/account/subscriptions/leave/${token}`],
    [`/unsubscribe/${token}/offers`, `/account/subscriptions/leave/${token}/offers`],
    ['/subscription/confirm/abc', '/account/subscriptions/confirm/abc'],
  ])('lead from %s to a page, and change nothing', async (path, page) => {
    const { ask, calls } = shop()
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(`/api/v1/user${path}`, { method })
      expect(answer.status).toBe(302)
      expect(answer.headers.get('location')).toBe(page)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    }
    expect(calls).toEqual([])
  })
})
