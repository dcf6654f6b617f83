import * as z from 'zod/mini'
import { type FakeTurn, fakeFetch } from '#tests/support/fake-fetch'
import { apiRequest, createApiRequest, onSessionRefused } from './request'
import { createSender } from './send-request'
import { settled } from './testing/settled'

const answer = z.object({ id: z.int() })

const ask = (turn: FakeTurn) =>
  settled(
    createApiRequest(createSender(fakeFetch(turn).fetch))({ path: '/api/x', retries: 0, answer }),
  )

const wrapped = (status: number, data: unknown): FakeTurn => ({
  status,
  body: {
    statusCode: status,
    statusMessage: '',
    message: 'Το αίτημα δεν ήταν σωστό.',
    id: 'a',
    data,
  },
})

it('parses the answer and drops unknown fields', async () => {
  expect(await ask({ status: 200, body: { id: 3, secret: 1 } })).toEqual({ id: 3 })
})

it('reports endpoint and field where the shape is wrong', async () => {
  expect(await ask({ status: 200, body: { id: 'three' } })).toMatchObject({
    kind: 'broken',
    reason: expect.stringMatching(/^GET \/api\/x id: /),
  })
})

it('needs no schema without an expected answer', async () => {
  const request = createApiRequest(createSender(fakeFetch({ status: 204 }).fetch))
  expect(await request({ method: 'POST', path: '/api/x' })).toBeUndefined()
})

it.each([200, 201, 202])(
  'takes no page for the answer to what was sent: %i (R328)',
  async (status) => {
    const send = (body: unknown) =>
      settled(
        createApiRequest(createSender(async () => new Response(String(body), { status })))({
          method: 'POST',
          path: '/api/x',
        }),
      )
    expect(await send('<!doctype html><title>Συντήρηση</title>')).toMatchObject({
      kind: 'broken',
      reason: 'POST /api/x is answered without JSON',
    })
    expect(await send('')).toMatchObject({ kind: 'broken' })
    expect(await send('{"id":3}')).toBeUndefined()
  },
)

it('rejects for each status from 400 to 599 (R328)', async () => {
  for (let status = 400; status < 600; status += 1) {
    expect(await ask({ status })).toMatchObject({ kind: expect.any(String) })
  }
})

it.each([
  [401, 'signedOut'],
  [403, 'forbidden'],
  [404, 'missing'],
  [408, 'unreachable'],
  [409, 'conflict'],
  [410, 'sessionEnded'],
  [422, 'refused'],
  [429, 'rateLimited'],
  [500, 'broken'],
  [502, 'unreachable'],
  [503, 'unreachable'],
  [504, 'unreachable'],
])('maps status %i to %s', async (status, kind) => {
  expect(await ask({ status })).toMatchObject({ kind })
})

describe('what a server in front says', () => {
  const refusals = [400, 401, 403, 404, 409, 410, 418, 422, 451]
  it.each([
    ['a page', 'text/html; charset=utf-8', '<h1>Nothing here</h1>'],
    ['XML', 'application/xml', '<Error><Code>AccessDenied</Code></Error>'],
    ['a word', 'text/plain', 'Forbidden'],
    ['nothing', '', ''],
  ])('is an outage, not a refusal of ours: %s', async (_, type, body) => {
    for (const status of refusals) {
      expect(await ask({ status, headers: { 'content-type': type }, body })).toEqual({
        kind: 'unreachable',
      })
    }
  })

  it.each([
    [413, 'refused'],
    [429, 'rateLimited'],
    [500, 'broken'],
    [502, 'unreachable'],
  ])('is what it says with status %i', async (status, kind) => {
    const page = { headers: { 'content-type': 'text/html' }, body: '<h1>Slow down</h1>' }
    expect(await ask({ status, ...page })).toMatchObject({ kind })
  })
})

it('maps a broken connection to unreachable', async () => {
  expect(await ask('broken')).toEqual({ kind: 'unreachable' })
})

it("reads field errors, in the gateway's envelope or bare", async () => {
  const sentence = 'Η διεύθυνση δεν είναι σωστή.'
  const fields = { email: [sentence, 'Άλλο.'], nested: {} }
  const errors = [{ code: '', message: sentence, param: 'email' }]
  const refused = { kind: 'refused', errors }
  expect(await ask({ status: 400, body: fields })).toEqual(refused)
  expect(await ask(wrapped(400, fields))).toEqual(refused)
})

it('reads a Greek message of the server, and no other', async () => {
  const said = await ask(wrapped(409, { detail: 'Το απόθεμα δεν επαρκεί.' }))
  expect(said).toMatchObject({ errors: [{ message: 'Το απόθεμα δεν επαρκεί.' }] })
  expect(await ask(wrapped(400, { error: 'Bad things' }))).toMatchObject({ errors: [] })
})

it('reads an error of the whole form', async () => {
  expect(await ask(wrapped(400, { nonFieldErrors: ['Υπάρχει ήδη.'] }))).toMatchObject({
    errors: [{ code: '', message: 'Υπάρχει ήδη.' }],
  })
})

it('reads the seconds until the rate limit ends', async () => {
  expect(await ask({ status: 429, headers: { 'retry-after': '12' } })).toMatchObject({
    kind: 'rateLimited',
    seconds: 12,
  })
})

it("rejects only with the caller's abort", async () => {
  const request = createApiRequest(createSender(fakeFetch('silent').fetch))
  const left = new Error('left')
  await expect(request({ path: '/api/x', signal: AbortSignal.abort(left) })).rejects.toBe(left)
})

describe('the session', () => {
  const check = jest.fn()
  onSessionRefused(check)
  beforeEach(() => check.mockClear())
  afterEach(() => jest.restoreAllMocks())

  const asking = (status: number) => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}, { status }))
    return settled(apiRequest({ path: '/api/cart', retries: 0 }))
  }

  it.each([401, 410])('is checked after a %i, which is thrown', async (status) => {
    expect(await asking(status)).toEqual({ kind: status === 401 ? 'signedOut' : 'sessionEnded' })
    expect(check).toHaveBeenCalledTimes(1)
  })

  it.each([200, 403, 404, 409, 429, 502, 503, 504])('is not checked after a %i', async (status) => {
    await asking(status)
    expect(check).not.toHaveBeenCalled()
  })

  it('is not checked by a request that is sent in another way, such as its own', async () => {
    await ask({ status: 401 })
    expect(check).not.toHaveBeenCalled()
  })
})
