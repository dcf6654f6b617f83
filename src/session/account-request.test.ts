import { settled } from '#lib/http/testing/settled'
import { accountRequest } from './account-request'
import { type SessionActor, setRunningSession } from './running-session'

const send = jest.fn()
setRunningSession({ send } as Partial<SessionActor> as SessionActor)
beforeEach(() => send.mockClear())

const answered = (status: number) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      Response.json({ statusCode: status, statusMessage: '', message: '', id: '1' }, { status }),
    )
afterEach(() => jest.restoreAllMocks())

it.each([401, 410])(
  'triggers a check of the session after a %i, which it throws',
  async (status) => {
    answered(status)
    const outcome = await settled(accountRequest({ path: '/api/cart', retries: 0 }))
    expect(outcome).toEqual({ kind: status === 401 ? 'signedOut' : 'sessionEnded' })
    expect(send.mock.calls).toEqual([[{ type: 'session.checkDue' }]])
  },
)

it.each([403, 404, 409, 429, 502, 503, 504])(
  'does not check the session after a %i',
  async (status) => {
    answered(status)
    await settled(accountRequest({ path: '/api/cart', retries: 0 }))
    expect(send).not.toHaveBeenCalled()
  },
)
