import { createSender } from '#lib/http/send-request'
import { type FakeTurn, fakeFetch } from '#tests/support/fake-fetch'
import { checkHealth } from './health-check'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

function check(turn: FakeTurn) {
  const { fetch, calls } = fakeFetch(turn)
  return { calls, answer: checkHealth(createSender(fetch), new AbortController().signal) }
}

const flags = (value: boolean) => ({ database: value, redis: value, celery: value })

it.each([true, false])('is up if the API answered, with %p in all fields (R173)', async (flag) => {
  const { answer, calls } = check({ status: 200, body: flags(flag) })
  expect(await answer).toBe(true)
  expect(calls[0]).toMatchObject({ address: '/api/health', options: { cache: 'no-store' } })
})

it.each<FakeTurn>([
  { status: 500 },
  { status: 502 },
  { status: 504 },
  { status: 200, body: '<!doctype html>' },
  { status: 200, body: { healthy: true } },
  'broken',
])('is down with %j, after one attempt (R302, R318)', async (turn) => {
  const { answer, calls } = check(turn)
  await jest.advanceTimersByTimeAsync(1000)
  expect(await answer).toBe(false)
  expect(calls).toHaveLength(1)
})

it('waits fifteen seconds for an answer, not fifteen milliseconds (R302, R334)', async () => {
  const { answer, calls } = check('silent')
  const settled = jest.fn()
  void answer.then(settled)
  await jest.advanceTimersByTimeAsync(14_999)
  expect(settled).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledWith(false)
  expect(calls).toHaveLength(1)
})
