import { type FakeTurn, fakeFetch } from '../../../tests/support/fake-fetch'
import { createApiRequest } from '../../lib/http/create-api-request'
import { createSender } from '../../lib/http/create-sender'
import { askHealth } from './ask-health'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

function ask(turn: FakeTurn) {
  const server = fakeFetch(turn)
  const { signal } = new AbortController()
  return {
    calls: server.calls,
    answer: askHealth(createApiRequest(createSender(server.fetch)), signal),
  }
}

const flags = (value: boolean) => ({ database: value, redis: value, celery: value })

it.each([true, false])('is well where the API answered, with %p everywhere', async (flag) => {
  const { answer, calls } = ask({ status: 200, body: flags(flag) })
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
])('is not with %j, after one attempt (R302, R318)', async (turn) => {
  const { answer, calls } = ask(turn)
  await jest.advanceTimersByTimeAsync(1000)
  expect(await answer).toBe(false)
  expect(calls).toHaveLength(1)
})

it('waits fifteen seconds for an answer, not fifteen milliseconds (R302)', async () => {
  const { answer, calls } = ask('silent')
  const told = jest.fn()
  void answer.then(told)
  await jest.advanceTimersByTimeAsync(14_999)
  expect(told).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(told).toHaveBeenCalledWith(false)
  expect(calls).toHaveLength(1)
})
