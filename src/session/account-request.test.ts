import { accountOutcome, accountRequest } from './account-request'
import { onSessionSignal, recheckSession, reportSocket } from './auth-event-bus'

const signals: unknown[] = []
onSessionSignal((signal) => signals.push(signal))
beforeEach(() => {
  signals.length = 0
})

const answered = (status: number) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      Response.json({ statusCode: status, statusMessage: '', message: '', id: '1' }, { status }),
    )
afterEach(() => jest.restoreAllMocks())

it.each([401, 410])('triggers a check of the session after a %i', async (status) => {
  answered(status)
  await accountRequest({ path: '/api/cart', retries: 0 })
  expect(signals).toEqual([{ type: 'recheck' }])
})

it.each([403, 404, 409, 429, 502, 503, 504])(
  'does not check the session after a %i',
  async (status) => {
    answered(status)
    await accountRequest({ path: '/api/cart', retries: 0 })
    expect(signals).toEqual([])
  },
)

it('emits whether a socket is open', () => {
  reportSocket(true)
  recheckSession()
  reportSocket(false)
  expect(signals).toEqual([
    { type: 'socket', isOpen: true },
    { type: 'recheck' },
    { type: 'socket', isOpen: false },
  ])
})

describe('accountOutcome', () => {
  it('returns the data', () => {
    expect(accountOutcome({ ok: true, data: 7 })).toEqual({ kind: 'done', data: 7 })
  })

  it('returns the problem', () => {
    const problem = { kind: 'rateLimited', seconds: 9 } as const
    expect(accountOutcome({ ok: false, problem })).toBe(problem)
  })
})
