import { clearGuestCookie } from '../session/guest-cookie'
import { clearSessionCookie } from '../session/session-cookie'
import { requestOf } from '../testing/endpoint-requests'
import { type Instead, startForMember, when } from '../testing/start-for-member'
import { memberSession, ownScript } from '../testing/start-gateway'

const path = 'POST /user/account/{id}/delete-account'
const deletion = 'POST /user/account/7/delete_account'
const account = 'GET /user/account/7'

const refused =
  (status: number, headers = {}) =>
  () =>
    Response.json({ detail: 'Re-authentication required.' }, { status, headers })

/** What a browser whose cookie is of before the deletion hears of its session. */
async function sessionAfter({ ask, cookieOf }: ReturnType<typeof startForMember>) {
  const cookie = await cookieOf(memberSession)
  return (await ask('/api/_auth/session', { headers: { ...ownScript, cookie } })).json()
}

/** An API whose token ends with the deletion; the answer to it is lost as `lose` says. */
function loses(lose: () => Response): Instead {
  let isOver = false
  return (request) => {
    if (request === deletion) {
      isOver = true
      return lose()
    }
    return isOver && request === account ? Response.json({}, { status: 401 }) : undefined
  }
}

describe('deleting an account', () => {
  it('sends the word with token and session, and ends all that is kept of the person (R448)', async () => {
    const gateway = startForMember()
    const { calls } = gateway
    const answer = await gateway.send(path)
    expect(answer.status).toBe(202)
    expect(await answer.json()).toEqual({ accepted: true })
    expect(calls[0]).toMatchObject({
      body: '{"confirmation":"DELETE"}',
      headers: {
        authorization: `Bearer ${memberSession.accessToken}`,
        cookie: `sessionid=${memberSession.sessionToken}`,
      },
    })
    const [, end] = calls
    expect(end).toMatchObject({ method: 'DELETE', url: expect.stringMatching(/auth\/session$/) })
    expect(calls).toHaveLength(2)
    const cookies = answer.headers.getSetCookie()
    expect(cookies).toContain(clearSessionCookie)
    expect(cookies.join()).toMatch(/has_session=; .*Max-Age=0/)
    expect((await gateway.send('GET /user/account/{id}')).status).toBe(401)
    expect(await sessionAfter(gateway)).toMatchObject({ isDeleted: true })
  })

  it('forgets what the browser had as a guest', async () => {
    const { ask, cookieOf } = startForMember()
    const { url, init } = requestOf(path)
    const cookie = `${await cookieOf(memberSession)}; __Host-Http-guest=something`
    const answer = await ask(url, { ...init, headers: { ...ownScript, cookie } })
    expect(answer.headers.getSetCookie()).toContain(clearGuestCookie)
  })

  it.each([{}, { confirmation: 'delete' }, { confirmation: 'ΔΙΑΓΡΑΦΗ' }])(
    'is not sent with %j',
    async (body) => {
      const { send, calls } = startForMember()
      expect((await send(path, { body })).status).toBe(400)
      expect(calls).toEqual([])
    },
  )

  it('asks who signed in long ago to confirm that it is them; nothing has ended', async () => {
    const gateway = startForMember({ instead: when('POST', refused(403)) })
    const answer = await gateway.send(path)
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ data: { code: 'staleSignIn' } })
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(gateway.requests()).toEqual([deletion])
    expect(await sessionAfter(gateway)).toMatchObject({ user: { id: 7 } })
  })

  it('takes the page of a server in front of the API for no answer (R544)', async () => {
    const wall = () => new Response('<h1>Forbidden</h1>', { status: 403 })
    const gateway = startForMember({ instead: when('POST', wall) })
    expect((await gateway.send(path)).status).toBe(502)
    expect(await sessionAfter(gateway)).toMatchObject({ user: { id: 7 } })
  })

  it('tells the end of the session, which the API says by its cookie', async () => {
    const headers = { 'set-cookie': 'sessionid=""; Max-Age=0; Path=/' }
    const gateway = startForMember({ instead: when('POST', refused(403, headers)) })
    expect((await gateway.send(path)).status).toBe(401)
    expect(await sessionAfter(gateway)).not.toHaveProperty('isDeleted')
  })

  const lost = [
    ['no answer', () => Promise.reject(new TypeError('fetch failed')) as never],
    ['a page', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['half an answer', () => new Response('{"det', { status: 202 })],
    ['an answer of another shape', () => Response.json({}, { status: 202 })],
  ] as const

  it.each(lost)('is looked up after %s: the API ends the token with it', async (_, lose) => {
    const gateway = startForMember({ instead: loses(lose) })
    const answer = await gateway.send(path)
    expect(answer.status).toBe(202)
    expect(answer.headers.getSetCookie()).toContain(clearSessionCookie)
    expect(await sessionAfter(gateway)).toMatchObject({ isDeleted: true })
  })

  it.each(lost)('is not told as done after %s where the token lives (R447)', async (_, lose) => {
    const gateway = startForMember({
      instead: (request) => (request === deletion ? lose() : undefined),
    })
    const answer = await gateway.send(path)
    expect(answer.status).toBeGreaterThanOrEqual(502)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await sessionAfter(gateway)).toMatchObject({ user: { id: 7 } })
  })

  it('is not told as done where nobody can tell', async () => {
    const { send } = startForMember({ instead: () => Response.json({}, { status: 503 }) })
    expect((await send(path)).status).toBe(503)
  })
})
