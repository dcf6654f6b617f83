import fc from 'fast-check'
import { runSize } from '#tests/support/long-run'
import { ownScript, startGateway } from '../testing/start-gateway'

const message = { name: 'Άννα', email: 'anna@example.gr', message: 'Μια ερώτηση για τα μαθήματα.' }

const unlimited = () => startGateway({ variables: { RATE_LIMITS: 'off' } })

function post(body: BodyInit, headers: Record<string, string> = {}, gateway = unlimited()) {
  const answer = gateway.ask('/api/contact', {
    method: 'POST',
    headers: { ...ownScript, ...headers },
    body,
  })
  return { ...gateway, answer }
}

it('passes on the fields of the API contract and nothing else', async () => {
  const { answer, calls } = post(JSON.stringify({ ...message, isStaff: true }))
  expect((await answer).status).toBe(201)
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual(message)
})

it.each([
  ['an array', '[1,2]'],
  ['a number', '7'],
  ['null', 'null'],
  ['a text', '"x"'],
  ['incomplete JSON', '{"name":'],
  ['a prototype', '{"__proto__":{"isStaff":true},"name":"x"}'],
  ['a nested prototype', '{"name":{"a":[{"__proto__":1}]}}'],
  ['a constructor', '{"constructor":{"prototype":{}}}'],
  ['ten thousand levels', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  ['ten thousand lists', `{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
])('answers 400 to %s (A2-30)', async (_, body) => {
  const { answer, calls } = post(body)
  expect((await answer).status).toBe(400)
  expect(calls).toEqual([])
  expect(({} as Record<string, unknown>).isStaff).toBeUndefined()
})

it('answers 400 to bytes that are not UTF-8', async () => {
  expect((await post(new Uint8Array([0x7b, 0xff, 0x7d])).answer).status).toBe(400)
})

it('answers 413 to one byte too many, and accepts a body at the limit', async () => {
  const sized = (bytes: number) => {
    const frame = JSON.stringify({ ...message, padding: '' })
    return JSON.stringify({
      ...message,
      padding: 'x'.repeat(bytes - new TextEncoder().encode(frame).length),
    })
  }
  expect((await post(sized(100_000)).answer).status).toBe(201)
  const { answer, calls } = post(sized(100_001))
  expect((await answer).status).toBe(413)
  expect(calls).toEqual([])
})

it('answers 413 by Content-Length alone', async () => {
  expect((await post('{}', { 'content-length': '5000000' }).answer).status).toBe(413)
})

it('answers 413 to a body without an end (A2-30)', async () => {
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1
      controller.enqueue(new Uint8Array(50_000).fill(0x20))
    },
  })
  const init = { method: 'POST', headers: ownScript, body: endless, duplex: 'half' }
  expect((await unlimited().ask('/api/contact', init as RequestInit)).status).toBe(413)
  expect(sent).toBeLessThan(6)
})

it('answers 400 to a body that breaks off', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error('gone')) })
  const init = { method: 'POST', headers: ownScript, body: broken, duplex: 'half' }
  expect((await unlimited().ask('/api/contact', init as RequestInit)).status).toBe(400)
})

it('does not decompress a body', async () => {
  expect((await post('{}', { 'content-encoding': 'gzip' }).answer).status).toBe(415)
})

it('names the invalid fields', async () => {
  const { answer } = post(JSON.stringify({ ...message, email: 'nobody' }))
  expect(await (await answer).json()).toMatchObject({
    statusCode: 400,
    data: { email: ['Παρακαλώ ελέγξτε αυτό το πεδίο.'] },
  })
})

it('never answers 5xx to any body (A2-30)', async () => {
  // One gateway for all runs, as each keeps its own caches.
  const gateway = unlimited()
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.json(), fc.string(), fc.uint8Array()), async (body) => {
      const { answer } = post(typeof body === 'string' ? body : new Uint8Array(body), {}, gateway)
      expect((await answer).status).toBeLessThan(500)
    }),
    { numRuns: runSize(200, 5000) },
  )
})
