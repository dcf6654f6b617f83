import { defaultRetries, retryAfterSeconds, retryStatuses, retryWaitMs } from './retry-rule'

const saying = (value: string, date = 'Tue, 20 May 2025 10:00:00 GMT') =>
  new Headers({ 'retry-after': value, ...(date ? { date } : {}) })

it('reads once more and never writes twice (R346)', () => {
  expect(defaultRetries('GET')).toBe(1)
  for (const method of ['PATCH', 'POST', 'PUT', 'DELETE'] as const) {
    expect(defaultRetries(method)).toBe(0)
  }
  expect(retryStatuses).toEqual([408, 409, 425, 429, 500, 502, 503, 504])
})

it('reads Retry-After as seconds or as a date', () => {
  expect(retryAfterSeconds(saying('7'))).toBe(7)
  expect(retryAfterSeconds(saying('Tue, 20 May 2025 10:00:30 GMT'))).toBe(30)
  expect(retryAfterSeconds(saying('Tue, 20 May 2025 09:00:00 GMT'))).toBe(0)
  expect(retryAfterSeconds(saying('Tue, 20 May 2025 10:00:30 GMT', ''))).toBeNull()
  expect(retryAfterSeconds(saying('soon'))).toBeNull()
  expect(retryAfterSeconds(new Headers())).toBeNull()
})

it('waits what it was told, at least a little and at most what a person endures', () => {
  expect(retryWaitMs(503, new Headers())).toBe(300)
  expect(retryWaitMs(503, saying('0'))).toBe(300)
  expect(retryWaitMs(429, saying('5'))).toBe(5_000)
  expect(retryWaitMs(429, saying('6'))).toBeNull()
  expect(retryWaitMs(404, saying('1'))).toBeNull()
})
