import { hookToleranceMs, signHook } from '#contract/hooks/content-hook'
import { startGateway, testTime } from '../testing/start-gateway'

const secret = `whsec_${btoa('q7Zt0mWc2LxAe5Kp9RdHu3JfYb8GnV1s')}`
const otherSecret = `whsec_${btoa('another secret of thirty-two byte')}`
const hook = '/hooks/content'
const waitMs = 500

interface Call {
  id?: string
  nowMs?: number
  body?: string
  sent?: string
  key?: string
  headers?: Record<string, string>
}

let sent = 0

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance', 'nextTick', 'setImmediate', 'queueMicrotask'] })
})

afterEach(() => {
  jest.useRealTimers()
})

/** A gateway whose rebuilds the test ends. */
function withHook(variables: Record<string, string> = { CONTENT_HOOK_SECRET: secret }) {
  const ends: (() => void)[] = []
  const startRebuild = () => new Promise<void>((resolve) => ends.push(resolve))
  const gateway = startGateway({ variables, startRebuild })
  const call = async (given: Call = {}) => {
    sent += 1
    const {
      id = `msg_${sent}`,
      nowMs = gateway.time.now,
      body = '{"type":"content.changed"}',
    } = given
    const signed = await signHook(given.key ?? secret, { id, nowMs, body })
    const headers = { 'content-type': 'application/json', ...signed, ...given.headers }
    return gateway.ask(hook, { method: 'POST', headers, body: given.sent ?? body })
  }
  return { ...gateway, call, runs: () => ends.length, end: () => ends.at(-1)?.() }
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

it('starts one rebuild for a signed call', async () => {
  const { call, runs } = withHook()
  const answer = await call()
  expect(answer.status).toBe(202)
  expect(await answer.json()).toEqual({ status: 'accepted' })
  expect(runs()).toBe(0)
  await pass(waitMs)
  expect(runs()).toBe(1)
})

it.each<[string, Call]>([
  ['of another secret', { key: otherSecret }],
  ['of another body', { sent: '{"type":"content.changeD"}' }],
  ['of another id', { headers: { 'webhook-id': 'msg_other' } }],
  ['of another moment', { headers: { 'webhook-timestamp': String(testTime / 1000 + 1) } }],
  ['that is cut', { headers: { 'webhook-signature': 'v1,AAAA' } }],
  ['that is missing', { headers: { 'webhook-signature': '' } }],
  ['of another version', { headers: { 'webhook-signature': `v2,${'A'.repeat(43)}=` } }],
])('refuses a signature %s', async (_what, given) => {
  const { call, runs, log } = withHook()
  expect((await call(given)).status).toBe(401)
  await pass(waitMs)
  expect(runs()).toBe(0)
  expect(log).toContainEqual(expect.objectContaining({ route: hook, status: 401 }))
})

it('accepts one valid signature of several, while a sender changes its secret', async () => {
  const { call, time } = withHook()
  const facts = { id: 'msg_both', nowMs: time.now, body: '{}' }
  const signatures = await Promise.all([otherSecret, secret].map((key) => signHook(key, facts)))
  const both = signatures.map((headers) => headers['webhook-signature']).join(' ')
  const answer = await call({ ...facts, headers: { 'webhook-signature': both } })
  expect(answer.status).toBe(202)
})

it.each([
  ['old', -hookToleranceMs - 1000, 401],
  ['ahead', hookToleranceMs + 1000, 401],
  ['within five minutes', -hookToleranceMs + 1000, 202],
])('answers a timestamp that is %s', async (_what, offset, status) => {
  const { call } = withHook()
  expect((await call({ nowMs: testTime + offset })).status).toBe(status)
})

it('refuses a replay for as long as its timestamp is valid', async () => {
  const { call, runs, end, time } = withHook()
  const ahead = { id: 'msg_once', nowMs: time.now + hookToleranceMs }
  expect((await call(ahead)).status).toBe(202)
  await pass(waitMs)
  end()
  expect((await call(ahead)).status).toBe(409)
  time.now += 2 * hookToleranceMs - 1
  expect((await call(ahead)).status).toBe(409)
  time.now += 1000
  expect((await call(ahead)).status).toBe(401)
  await pass(waitMs)
  expect(runs()).toBe(1)
})

it('accepts 8 kB and not a byte more', async () => {
  const { call } = withHook()
  expect((await call({ body: 'x'.repeat(8192) })).status).toBe(202)
  expect((await call({ body: 'x'.repeat(8193) })).status).toBe(413)
})

it('starts one run for a burst, and one more for all calls meanwhile', async () => {
  const { call, runs, end } = withHook()
  for (let times = 0; times < 20; times += 1) await call()
  await pass(waitMs)
  expect(runs()).toBe(1)
  for (let times = 0; times < 20; times += 1) await call()
  await pass(60_000)
  expect(runs()).toBe(1)
  end()
  await pass(waitMs)
  expect(runs()).toBe(2)
  end()
  await pass(60_000)
  expect(runs()).toBe(2)
})

it('is not delayed by calls that never pause', async () => {
  const { call, runs } = withHook()
  for (let times = 0; times < 5; times += 1) {
    await call()
    await pass(waitMs / 4)
  }
  expect(runs()).toBe(1)
})

it('accepts calls after a rebuild that could not be started', async () => {
  let tries = 0
  const startRebuild = async () => {
    tries += 1
    throw new Error('the disk is full')
  }
  const { ask, log, time } = startGateway({
    variables: { CONTENT_HOOK_SECRET: secret },
    startRebuild,
  })
  for (const id of ['msg_a', 'msg_b']) {
    const headers = await signHook(secret, { id, nowMs: time.now, body: '' })
    expect((await ask(hook, { method: 'POST', headers, body: '' })).status).toBe(202)
    await pass(waitMs)
  }
  expect(tries).toBe(2)
  expect(log).toContainEqual({ event: 'rebuild-not-started', message: 'Error: the disk is full' })
})

it('does not exist without a secret', async () => {
  const { call, runs } = withHook({})
  expect((await call()).status).toBe(404)
  await pass(waitMs)
  expect(runs()).toBe(0)
})

it('accepts calls by POST only', async () => {
  const { ask } = withHook()
  expect((await ask(hook)).status).toBe(404)
})
