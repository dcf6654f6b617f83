import { initOf, requestOf } from '../testing/endpoint-requests'
import { authReply, signedInReply } from '../testing/scripted-auth'
import { cookieIn, memberSession, startGateway } from '../testing/start-gateway'

const url = '/api/_auth/session'
const days14 = 14 * 24 * 60 * 60
const hint = (answer: Response) =>
  answer.headers.getSetCookie().find((cookie) => cookie.startsWith('has_session='))

const start = () => startGateway({ sessions: 'upstream' })

it('is set with a session, readable, with the same lifetime and no details', async () => {
  const { ask } = startGateway({ upstream: () => authReply(signedInReply) })
  const signIn = requestOf('POST /auth/login')
  const answer = await ask(signIn.url, initOf(signIn))
  expect(cookieIn(answer)).toMatch(/^__Host-Http-sid=/)
  expect(hint(answer)).toBe(`has_session=1; Path=/; Secure; SameSite=Strict; Max-Age=${days14}`)
})

it.each([
  ['is added if only the session exists', true, '', /^has_session=1;/],
  ['is removed if no session exists', false, 'has_session=1', /Max-Age=0$/],
  ['is kept with its session', true, 'has_session=1', null],
  ['is not set for a guest', false, '', null],
])('%s, once a page reads its session', async (_, hasSession, present, expected) => {
  const { ask, cookieOf } = start()
  const session = hasSession ? [await cookieOf(memberSession)] : []
  const cookie = [...session, present].filter(Boolean).join('; ')
  const answer = await ask(url, { headers: { cookie } })
  expect('user' in (await answer.json())).toBe(hasSession)
  if (expected) expect(hint(answer)).toMatch(expected)
  else expect(answer.headers.get('set-cookie')).toBeNull()
})
