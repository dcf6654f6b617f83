import { Hono } from 'hono'
import { cachedForMs, createCachedAnswers } from './cached-answers'

/** Counts how often its list was read. */
function countingApp(most?: number) {
  let at = 0
  const clock = { now: () => new Date(at) }
  const cached = createCachedAnswers(clock, most)
  let reads = 0
  const app = new Hono()
  app.get('/list', cached.keep, (c) => {
    reads += 1
    return c.json({ reads }, c.req.query('status') === '404' ? 404 : 200)
  })
  return {
    clear: cached.clear,
    pass: (ms: number) => {
      at += ms
    },
    async read(query = '', headers: Record<string, string> = {}) {
      const answer = await app.request(`/list${query}`, { headers })
      return ((await answer.json()) as { reads: number }).reads
    },
  }
}

it('gives the same answer for two hours', async () => {
  const { read, pass } = countingApp()
  expect([await read(), await read()]).toEqual([1, 1])
  pass(cachedForMs - 1)
  expect(await read()).toBe(1)
  pass(1)
  expect([await read(), await read()]).toEqual([2, 2])
})

it.each([
  ['another query', '?_v=1', {}],
  ['another token', '', { authorization: 'Bearer a' }],
  ['another session', '', { cookie: 'sessionid=a' }],
  ['another language', '', { 'accept-language': 'en' }],
])('reads anew for %s', async (_, query, headers) => {
  const { read } = countingApp()
  await read()
  expect(await read(query, headers)).toBe(2)
  expect(await read()).toBe(1)
})

it('keeps no refusal, and nothing after a restart', async () => {
  const { read, clear } = countingApp()
  expect([await read('?status=404'), await read('?status=404')]).toEqual([1, 2])
  expect(await read()).toBe(3)
  clear()
  expect(await read()).toBe(4)
})

it('lets the oldest answer go', async () => {
  const { read } = countingApp(2)
  const reads = []
  for (const at of [1, 2, 3, 3, 2, 1]) reads.push(await read(`?at=${at}`))
  expect(reads).toEqual([1, 2, 3, 3, 2, 4])
})
