import { exampleWithdrawal, exampleWithdrawalReceipt } from '#contract/examples/site-examples'
import { createSender } from '#lib/http/send-request'
import { type FakeTurn, fakeFetch } from '#tests/support/fake-fetch'
import { requestStamp, sendWithdrawal } from './send-withdrawal'

const attempt = { key: '7c2f91ab-04d3-4e68-8b77-000000000640', statement: exampleWithdrawal }

async function send(turn: FakeTurn, isOnline = true) {
  const { fetch, calls } = fakeFetch(turn)
  const deps = { send: createSender(fetch), isOnline: () => isOnline }
  return { outcome: await sendWithdrawal(deps, attempt), calls }
}

const wrapped = (statusCode: number, data: unknown) => ({
  status: statusCode,
  body: { statusCode, statusMessage: '', message: '', id: 'x', data },
})

it('posts the statement once, under its key (R360)', async () => {
  const { outcome, calls } = await send({ status: 201, body: exampleWithdrawalReceipt })
  expect(outcome).toEqual({ kind: 'received', receipt: exampleWithdrawalReceipt })
  expect(calls.map(({ address }) => address)).toEqual(['/api/withdrawals'])
  expect(calls[0]?.options).toMatchObject({
    method: 'POST',
    body: JSON.stringify(exampleWithdrawal),
    headers: { 'Idempotency-Key': attempt.key },
  })
})

it('sends the time that the gateway gave with it', async () => {
  const stamp = { submittedAt: '2026-11-26T10:55:03+02:00', proof: 'ab'.repeat(32) }
  const asked = fakeFetch({ status: 200, body: stamp })
  expect(await requestStamp(createSender(asked.fetch), attempt.key)).toEqual(stamp)
  expect(asked.calls[0]).toMatchObject({
    address: '/api/withdrawals/stamp',
    options: { method: 'POST', headers: { 'Idempotency-Key': attempt.key } },
  })
  const { fetch, calls } = fakeFetch({ status: 201, body: exampleWithdrawalReceipt })
  await sendWithdrawal({ send: createSender(fetch), isOnline: () => true }, { ...attempt, stamp })
  expect(calls[0]?.options.body).toBe(JSON.stringify({ ...exampleWithdrawal, stamp }))
})

it.each<FakeTurn>(['broken', { status: 500 }, { status: 200, body: {} }])(
  'has no time after %j, and does not wait for it',
  async (turn) => {
    const { fetch } = fakeFetch(turn)
    expect(await requestStamp(createSender(fetch), attempt.key)).toBeUndefined()
  },
)

it('does not send while the device is offline (R361)', async () => {
  const { outcome, calls } = await send({ status: 201, body: exampleWithdrawalReceipt }, false)
  expect([outcome, calls]).toEqual([{ kind: 'offline' }, []])
})

it('reports refused fields in Greek', async () => {
  const { outcome } = await send(wrapped(400, { email: ['Enter a valid email address.'] }))
  expect(outcome).toEqual({ kind: 'refused', fields: ['email'] })
})

it('waits for the time of the server, or a minute', async () => {
  const named = await send({ status: 429, headers: { 'retry-after': '17' } })
  expect(named.outcome).toEqual({ kind: 'rateLimited', seconds: 17 })
  expect((await send({ status: 429 })).outcome).toEqual({ kind: 'rateLimited', seconds: null })
})

it('knows only from the gateway that nothing was sent', async () => {
  const { outcome } = await send(wrapped(503, { code: 'withdrawalNotSent' }))
  expect(outcome).toEqual({ kind: 'notSent' })
})

it.each<[string, FakeTurn]>([
  ['a dropped connection', 'broken'],
  ['an answer without a receipt', { status: 201, body: {} }],
  ['504 of the gateway', wrapped(504, { code: 'withdrawalUnclear' })],
  ['503 of another server', { status: 503 }],
  ['500', { status: 500 }],
  ['409, while the first request is under way', { status: 409 }],
])('is unclear after %s, without a retry (R360)', async (_, turn) => {
  const { outcome, calls } = await send(turn)
  expect([outcome.kind, calls.length]).toEqual(['unclear', 1])
})
