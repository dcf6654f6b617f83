import { trustDevice } from '#contract/endpoints/sign-in-session'
import { openedPages } from '#lib/navigation/testing/opened-pages'
import { afterSignIn } from './after-sign-in'
import { signInStep } from './auth-request'
import { type SessionActor, setRunningSession } from './running-session'
import { publishSession, unknownSession } from './session'
import { annasAccount } from './testing/annas-account'

jest.mock('./auth-request', () => ({ signInStep: jest.fn() }))

const guest = { ...unknownSession, status: 'guest' as const }
const signingIn = { ...guest, status: 'signingIn' as const }
const member = { ...guest, status: 'member' as const, user: annasAccount }
const opened = openedPages()

setRunningSession({} as SessionActor)

beforeEach(() => {
  history.replaceState(null, '', '/account/login?next=/blog')
  publishSession(guest)
})

describe('after a sign-in', () => {
  it.each([
    ['opens next once the session was read', '/account/login?next=/blog', member, '/blog'],
    ['opens the account without next', '/account/login', member, '/account'],
    [
      'opens next where the session cannot be read',
      '/account/signup?next=/blog',
      { ...guest, status: 'unavailable' as const },
      '/blog',
    ],
  ])('%s', async (_, address, read, to) => {
    history.replaceState(null, '', address)
    publishSession(signingIn)
    const over = afterSignIn({ kind: 'signedIn' })
    await Promise.resolve()
    expect(opened).toEqual([])
    publishSession(read)
    expect(await over).toEqual({ kind: 'signedIn' })
    expect(opened).toEqual([[to, { replace: false }]])
  })

  it('stays where the browser kept no session, and where the user has left the account', async () => {
    publishSession(signingIn)
    const notKept = afterSignIn({ kind: 'signedIn' })
    publishSession(guest)
    await notKept
    history.replaceState(null, '', '/blog')
    publishSession(member)
    await afterSignIn({ kind: 'signedIn' })
    expect(opened).toEqual([])
  })
})

describe('after an answer with a further step', () => {
  it('opens its page with next, also a second time (R201)', async () => {
    const flow = { id: 'verify_email', is_pending: true }
    await afterSignIn({ kind: 'nextStep', flow })
    history.replaceState(null, '', '/account/verify-email?next=/blog')
    await afterSignIn({ kind: 'nextStep', flow })
    const address = '/account/verify-email?next=/blog'
    expect(opened).toEqual([
      [address, { replace: false }],
      [address, { replace: true }],
    ])
  })

  it('declines to trust the browser, and goes on after that answer', async () => {
    const flow = { id: 'verify_email', is_pending: true }
    jest.mocked(signInStep).mockResolvedValueOnce({ kind: 'nextStep', flow })
    await afterSignIn({ kind: 'nextStep', flow: { id: 'mfa_trust', is_pending: true } })
    expect(jest.mocked(signInStep).mock.calls).toEqual([[trustDevice, { body: { trust: false } }]])
    expect(opened).toEqual([['/account/verify-email?next=/blog', { replace: false }]])
  })
})

it('stays where a request is done and nothing follows', async () => {
  await afterSignIn({ kind: 'done' })
  expect(opened).toEqual([])
})
