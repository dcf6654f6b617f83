import type { ApiProblem } from '#lib/http/api-problem'
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

const outcomeOf = (problem: ApiProblem) => accountOutcome({ ok: false, problem })

describe('accountOutcome', () => {
  it('returns the data', () => {
    expect(accountOutcome({ ok: true, data: 7 })).toEqual({ kind: 'done', data: 7 })
  })

  it.each<[ApiProblem, object]>([
    [{ kind: 'signedOut', body: null }, { kind: 'signedOut' }],
    [{ kind: 'sessionEnded', body: null }, { kind: 'sessionEnded' }],
    [{ kind: 'missing' }, { kind: 'missing' }],
    [{ kind: 'unreachable' }, { kind: 'unreachable' }],
    [
      { kind: 'failed', reason: 'x' },
      { kind: 'broken', reason: 'x' },
    ],
    [{ kind: 'forbidden' }, { kind: 'forbidden', errors: [] }],
    [
      { kind: 'tooMany', retryAfterSeconds: 9 },
      { kind: 'rateLimited', seconds: 9 },
    ],
    [
      { kind: 'conflict', message: null },
      { kind: 'conflict', errors: [] },
    ],
  ])('maps %j to %j', (problem, outcome) => {
    expect(outcomeOf(problem)).toEqual(outcome)
  })
})
