import { authPath } from '#upstream/api'
import { authRequests, initOf } from '../testing/endpoint-requests'
import { authReply, replyOf } from '../testing/scripted-auth'
import {
  cookieIn,
  memberSession,
  ownScript,
  type StartOptions,
  startGateway,
} from '../testing/start-gateway'
import { mailboxOf } from './mailbox-of'

const pending = (email: string) => ({
  status: 401,
  data: { flows: [{ id: 'login_by_code', is_pending: true }] },
  meta: { is_authenticated: false, session_token: `pending-of-${email}-0123456789` },
})

/**
 * A sign-in service that mails each named address and answers the same with and without account.
 */
function service(): Required<Pick<StartOptions, 'upstream'>> & { mails: string[] } {
  const mails: string[] = []
  const resent = new Map<string, string>()
  return {
    mails,
    upstream(url, { body, headers }) {
      const { email = '' } = JSON.parse(typeof body === 'string' ? body : '{}')
      if (url.endsWith('/resend')) {
        mails.push(resent.get(headers['x-session-token'] ?? '') ?? 'unknown')
        return Response.json({ status: 200 })
      }
      if (email.startsWith('wrong'))
        return Response.json({ status: 400, errors: [] }, { status: 400 })
      mails.push(email)
      if (url.endsWith('/auth/password/request')) return Response.json({ status: 200 })
      if (url.endsWith('/account/email')) return Response.json({ status: 200, data: [] })
      const answer = pending(email)
      resent.set(answer.meta.session_token, email)
      return Response.json(answer, { status: 401 })
    },
  }
}

let client = 0

function start(variables = {}) {
  const { upstream, mails } = service()
  const gateway = startGateway({ variables, upstream })
  /** Each time from another address of the network. */
  const ask = (path: string, body?: object, headers = {}, method = 'POST') =>
    gateway.app.request(
      `/api${authPath}${path}`,
      {
        method,
        headers: { ...ownScript, ...headers },
        ...(body && { body: JSON.stringify(body) }),
      },
      { address: `198.51.${Math.floor(++client / 250)}.${client % 250}` },
    )
  return { ...gateway, mails, ask }
}

const kinds = [
  ['/auth/password/request', {}],
  ['/auth/code/request', {}],
  ['/auth/signup', { password: 'τρία καλά βιβλία' }],
  ['/auth/webauthn/signup', {}],
] as const

describe('mails to one recipient', () => {
  it('are limited to five for ninety requests of all kinds from ninety addresses', async () => {
    const { ask, mails } = start()
    const statuses: number[] = []
    for (let sent = 0; sent < 90; sent += 1) {
      const [path, rest] = kinds[sent % kinds.length] ?? kinds[0]
      const email = ['anna@example.gr', 'ANNA@example.gr', 'anna+news@example.gr'][sent % 3]
      const answer = await ask(path, { email, ...rest })
      statuses.push(answer.status)
    }
    expect(mails).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(85)
    expect((await ask('/auth/password/request', { email: 'eva@example.gr' })).status).toBe(200)
    expect(mails).toHaveLength(6)
  })

  it.each([
    ['a.n.n.a@gmail.com', 'anna@gmail.com'],
    ['Anna+shop@GoogleMail.com', 'anna@gmail.com'],
    ['ａnna@gmail.com', 'anna@gmail.com'],
    ['anna+a+b@example.gr', 'anna@example.gr'],
    ['an.na@example.gr', 'an.na@example.gr'],
    ['anna@παράδειγμα.ελ', 'anna@xn--hxajbheg2az3al.xn--qxam'],
    ['anna@example.gr.', 'anna@example.gr'],
    ['an.na_pa-ppa+x@pm.me', 'annapappa@proton.me'],
    ['AnnaPappa@protonmail.com', 'annapappa@proton.me'],
    ['anna@me.com', 'anna@icloud.com'],
    ['anna+a@mac.com', 'anna@icloud.com'],
    ['an-na@ya.ru', 'anna@yandex.ru'],
    ['an.na@yandex.com', 'anna@yandex.ru'],
    ['anna-news@yahoo.gr', 'anna@yahoo.gr'],
    ['anna-a-b@yahoo.co.uk', 'anna@yahoo.co.uk'],
    ['an-na@example.gr', 'an-na@example.gr'],
    ['news@anna.fastmail.com', 'anna@fastmail.com'],
  ])('to %s count for the mailbox %s', (written, mailbox) => {
    expect(mailboxOf(written)).toBe(mailbox)
  })

  it('are allowed again once the first is old enough, as Retry-After announces', async () => {
    const { ask, time } = start({ MAILS_PER_RECIPIENT: '2', MAIL_WINDOW_MS: '600000' })
    const request = () => ask('/auth/password/request', { email: 'anna@example.gr' })
    await request()
    time.now += 60_000
    await request()
    time.now += 60_000
    const refused = await request()
    expect(refused.status).toBe(429)
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBe(480)
    expect(await refused.json()).toMatchObject({
      message: expect.stringMatching(/πολλ/),
      data: { code: 'tooManyMails' },
    })
    time.now += wait * 1000 - 1
    expect((await request()).status).toBe(429)
    time.now += 1
    expect((await request()).status).toBe(200)
  })

  it('do not count where none was sent', async () => {
    const { ask } = start()
    for (let sent = 0; sent < 20; sent += 1) {
      const answer = await ask('/auth/code/request', { email: 'wrong@example.gr' })
      expect(answer.status).toBe(400)
    }
  })

  it('count again when the same session has them sent again', async () => {
    const { ask, mails } = start()
    const first = await ask('/auth/code/request', { email: 'anna@example.gr' })
    const cookie = cookieIn(first)
    for (let sent = 0; sent < 10; sent += 1) await ask('/auth/email/verify/resend', {}, { cookie })
    await ask('/auth/code/request', { email: 'anna@example.gr' })
    expect(mails).toEqual(Array(5).fill('anna@example.gr'))
  })

  it('that a member asks for are not counted against those that strangers ask for', async () => {
    const { ask, cookieOf } = start()
    const request = (headers = {}) =>
      ask('/auth/password/request', { email: 'anna@example.gr' }, headers)
    for (let sent = 0; sent < 5; sent += 1) await request()
    expect((await request()).status).toBe(429)
    const cookie = await cookieOf(memberSession)
    const other = await cookieOf({ ...memberSession, userId: 8, sessionToken: 'of-another-person' })
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await request({ cookie: other })).status).toBe(200)
    }
    for (let sent = 0; sent < 5; sent += 1) expect((await request({ cookie })).status).toBe(200)
    expect((await request({ cookie })).status).toBe(429)
  })

  it('are counted by every call that names a recipient, across sessions', async () => {
    const counted: string[] = []
    for (const request of authRequests.filter(({ body }) => body)) {
      const { ask, cookieOf } = startGateway({
        variables: { MAILS_PER_RECIPIENT: '1' },
        sessions: 'upstream',
        upstream: () => authReply(replyOf(request)),
      })
      const askAs = async (generation: string) => {
        const cookie = await cookieOf({ ...memberSession, generation })
        return ask(request.url, initOf(request, { cookie }))
      }
      await askAs('gen-0000000001')
      if ((await askAs('gen-0000000002')).status === 429) counted.push(request.name)
    }
    expect(counted.sort()).toEqual([
      'POST /account/email',
      'POST /auth/code/request',
      'POST /auth/password/request',
      'POST /auth/provider/signup',
      'POST /auth/signup',
      'POST /auth/webauthn/signup',
      'PUT /account/email',
    ])
  })
})
