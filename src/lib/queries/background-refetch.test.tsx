import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { createBackgroundPause } from '../http/background-pause'
import { ApiError, type ApiProblem } from '../http/problem'
import { createBackgroundRefetch } from './background-refetch'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  focusManager.setFocused(undefined)
  jest.useRealTimers()
})

/** A query that the page shows; `problem` is what the API answers, null for a value. */
function show(problem: ApiProblem | null, intervalMs: number | false = false) {
  const background = createBackgroundRefetch(() => createBackgroundPause({ random: () => 0 }))
  const client = new QueryClient({ queryCache: background.createCache() })
  client.mount()
  const api = { problem }
  const queryFn = jest.fn(async () => {
    if (api.problem) throw new ApiError(api.problem)
    return 'a value'
  })
  const observer = new QueryObserver(client, {
    queryKey: ['some'],
    queryFn,
    retry: false,
    refetchOnWindowFocus: background.onReturn,
    refetchOnReconnect: background.onReconnect,
    refetchInterval: (query) => background.interval(query, intervalMs),
  })
  observer.subscribe(() => {})
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
  return {
    api,
    signIn: () => background.clear(observer.getCurrentQuery()),
    asked: () => queryFn.mock.calls.length,
    pass,
    refetch: () => observer.refetch(),
    comeBack: async () => {
      focusManager.setFocused(false)
      focusManager.setFocused(true)
      await pass(1)
    },
    reconnect: async () => {
      client.getQueryCache().onOnline()
      await pass(1)
    },
  }
}

it('is read at each return as long as it is answered', async () => {
  const { asked, pass, comeBack } = show(null)
  await pass(1)
  for (const _ of [1, 2, 3]) await comeBack()
  expect(asked()).toBe(4)
})

it('is not read at each return while it fails, but by a button', async () => {
  const { asked, pass, comeBack, refetch } = show({ kind: 'unreachable' })
  for (let second = 0; second < 120; second += 1) {
    await comeBack()
    await pass(999)
  }
  expect(asked()).toBeLessThanOrEqual(8)
  const before = asked()
  await refetch()
  expect(asked()).toBe(before + 1)
})

it('keeps the time that the API has named, also when the connection is back', async () => {
  const { api, asked, pass, comeBack, reconnect } = show({ kind: 'rateLimited', seconds: 60 })
  await pass(59_000)
  await comeBack()
  await reconnect()
  expect(asked()).toBe(1)
  api.problem = null
  await pass(1_000)
  await comeBack()
  await comeBack()
  expect(asked()).toBe(3)
})

it('is read when the connection is back, in a tab that shows', async () => {
  const { asked, pass, reconnect, comeBack } = show({ kind: 'unreachable' })
  await pass(1)
  await reconnect()
  expect(asked()).toBe(2)
  focusManager.setFocused(false)
  await reconnect()
  expect(asked()).toBe(2)
  await comeBack()
  expect(asked()).toBe(3)
})

it('ends with a 401, until somebody signs in', async () => {
  const { signIn, asked, pass, comeBack, reconnect } = show({ kind: 'signedOut' }, 5_000)
  await pass(3_600_000)
  await comeBack()
  await reconnect()
  expect(asked()).toBe(1)
  signIn()
  await comeBack()
  expect(asked()).toBe(2)
  await comeBack()
  expect(asked()).toBe(2)
})

it('asks at its interval, and more seldom while it fails', async () => {
  const { api, asked, pass } = show(null, 5_000)
  await pass(50_000)
  expect(asked()).toBe(11)
  api.problem = { kind: 'unreachable' }
  await pass(3_600_000)
  expect(asked()).toBeLessThan(11 + 20)
  focusManager.setFocused(false)
  const before = asked()
  await pass(3_600_000)
  expect(asked()).toBe(before)
})
