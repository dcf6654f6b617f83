import { exampleContactReceipt, exampleWithdrawal } from '#contract/examples/site-examples'
import { readWithdrawal } from '#contract/withdrawal/withdrawal-message'
import { createMemoryState } from '../shared/memory-state'
import { unreachable } from '../testing/failing-upstream'
import { testTime } from '../testing/start-gateway'
import { key, once, otherKey, startWithdrawals as start } from '../testing/start-withdrawals'

it('sends a statement to the contact endpoint in the fixed form, and answers a receipt (R358)', async () => {
  const { post, calls, bodies } = start({ variables: { WITHDRAWAL_MAIL: 'sent' } })
  const answer = await post()
  expect(answer.status).toBe(201)
  const receipt = await answer.json()
  expect(receipt).toEqual({
    reference: '7C2F-91AB-04D3',
    submittedAt: '2026-04-01T12:00:00+03:00',
    statement: exampleWithdrawal,
    isMailed: true,
  })
  expect(calls.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
    'POST /api/v1/contact',
  ])
  const [{ name, email, message }] = bodies()
  expect({ name, email }).toEqual({ name: 'Νεφέλη Δροσινού', email: 'nefeli@example.gr' })
  expect(readWithdrawal(message)).toEqual(receipt)
  expect(calls[0]?.headers.authorization).toBeUndefined()
})

it('promises no e-mail unless the setting says so (R358)', async () => {
  expect(await (await start().post()).json()).toMatchObject({ isMailed: false })
})

it.each([
  ['an unknown field', { ...exampleWithdrawal, reason: 'άργησε' }],
  ['no order number', { ...exampleWithdrawal, orderNumber: '' }],
  ['an address that is none', { ...exampleWithdrawal, email: 'nefeli' }],
  ['a date that does not exist', { ...exampleWithdrawal, receivedOn: '2026-02-30' }],
])('refuses %s and sends nothing (R357)', async (_, body) => {
  const { post, calls } = start()
  expect((await post(body)).status).toBe(400)
  expect(calls).toEqual([])
})

it.each([null, '', 'key'])('refuses the key %j', async (idempotencyKey) => {
  const { post, calls } = start()
  expect((await post(exampleWithdrawal, idempotencyKey)).status).toBe(400)
  expect(calls).toEqual([])
})

describe('a statement that is sent again with its key (R360)', () => {
  it('is not passed on twice, and has the receipt of the first time', async () => {
    const { post, calls, time } = start()
    const first = await (await post()).json()
    time.now += 60_000
    const second = await post()
    expect(second.status).toBe(201)
    expect(await second.json()).toEqual(first)
    expect(calls).toHaveLength(1)
  })

  it('is not passed on by another copy of the gateway either', async () => {
    const memory = createMemoryState(() => testTime)
    const values = memory.values('withdrawals', { lifetimeMs: 60_000, remembered: 10 })
    const shared = { ...memory, values: () => values }
    const [one, other] = [start({ shared }), start({ shared })]
    const first = await (await one.post()).json()
    expect(await (await other.post()).json()).toEqual(first)
    expect(other.calls).toEqual([])
  })

  it('is refused with another content', async () => {
    const { post, calls } = start()
    await post()
    expect((await post({ ...exampleWithdrawal, orderNumber: '641' })).status).toBe(422)
    expect(calls).toHaveLength(1)
  })

  it('waits while the first one is under way', async () => {
    let arrive = (_: Response) => {}
    const { post, calls } = start({
      upstream: () => new Promise<Response>((resolve) => (arrive = resolve)),
    })
    const first = post()
    while (calls.length === 0) await new Promise((resolve) => setImmediate(resolve))
    const second = await post()
    expect([second.status, second.headers.get('retry-after')]).toEqual([409, '2'])
    arrive(Response.json(exampleContactReceipt, { status: 201 }))
    expect((await first).status).toBe(201)
    expect(calls).toHaveLength(1)
  })

  it.each([
    ['a dropped connection', unreachable],
    ['500', () => new Response('<h1>Server Error</h1>', { status: 500 })],
    ['half of its JSON', () => new Response('{"id": 5', { status: 201 })],
  ])('is unclear after %s, then has the same reference and time', async (_, lost) => {
    const { post, bodies, time } = start({ upstream: once(lost) })
    const first = await post()
    expect(first.status).toBeGreaterThanOrEqual(500)
    expect(await first.json()).toMatchObject({ data: { code: 'withdrawalUnclear' } })
    time.now += 60_000
    const second = await post()
    expect(second.status).toBe(201)
    expect(await second.json()).toMatchObject({ submittedAt: '2026-04-01T12:00:00+03:00' })
    const [one, two] = bodies()
    expect(two).toEqual(one)
  })

  it('is passed on after a refusal of the API', async () => {
    const refusal = () => Response.json({ email: ['Invalid.'] }, { status: 400 })
    const { post, calls } = start({ upstream: once(refusal) })
    const first = await post()
    expect(first.status).toBe(400)
    expect(await first.json()).toMatchObject({ data: { email: [expect.any(String)] } })
    expect((await post()).status).toBe(201)
    expect(calls).toHaveLength(2)
  })
})

it('says that nothing was sent while the API is known to be down', async () => {
  const { post, calls } = start({ upstream: unreachable, variables: { BREAKER_CALLS: '1' } })
  await post()
  const answer = await post(exampleWithdrawal, otherKey)
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ data: { code: 'withdrawalNotSent' } })
  expect(calls).toHaveLength(1)
})

it('logs nothing of a statement', async () => {
  const { post, log } = start({ upstream: unreachable })
  await post()
  const text = JSON.stringify(log)
  expect(text).toContain('/api/withdrawals')
  for (const secret of ['Νεφέλη', 'nefeli', 'βροχή', key]) expect(text).not.toContain(secret)
})

it.each(['www.example.com', 'Δείτε https://example.com', 'anna@example.gr', 'EXAMPLE.XYZ'])(
  'refuses the name %j, which a mail would make a link (R357)',
  async (name) => {
    const { post, calls } = start()
    expect((await post({ ...exampleWithdrawal, name })).status).toBe(400)
    expect(calls).toEqual([])
  },
)
