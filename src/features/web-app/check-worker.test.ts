import { type FakeTurn, fakeFetch } from '../../../tests/support/fake-fetch'
import { createSender } from '../../lib/http/create-sender'
import { checkWorker } from './check-worker'
import { webAppTimes } from './web-app-times'

const script: FakeTurn = {
  status: 200,
  body: 'self',
  headers: { 'content-type': 'text/javascript; charset=utf-8' },
}

async function check(turn: FakeTurn, { isOnline = true, isInstalling = false } = {}) {
  const server = fakeFetch(turn)
  const update = jest.fn(async () => {})
  const installing = isInstalling ? {} : null
  await checkWorker({
    registration: { installing, update },
    isOnline: () => isOnline,
    send: createSender(server.fetch),
  })
  return { calls: server.calls, updates: update.mock.calls.length }
}

it('looks past every cache, and has a script taken for the newer worker (R307, R338)', async () => {
  const { calls, updates } = await check(script)
  expect(calls).toMatchObject([{ address: '/sw.js', options: { cache: 'no-store' } }])
  expect(updates).toBe(1)
  expect(webAppTimes.workerEveryMs).toBe(3600 * 1000)
})

it.each([{ isOnline: false }, { isInstalling: true }])(
  'does not look while %j (R307)',
  async (now) => {
    expect(await check(script, now)).toEqual({ calls: [], updates: 0 })
  },
)

it.each<FakeTurn>([
  { status: 200, body: '<!doctype html>', headers: { 'content-type': 'text/html' } },
  { status: 500 },
  { status: 404 },
  'broken',
])('takes %j for no worker (A4 67)', async (turn) => {
  expect((await check(turn)).updates).toBe(0)
})
