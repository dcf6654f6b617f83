import type { AddressInfo } from 'node:net'
import { type ServerType, serve } from '@hono/node-server'
import { contentHookPath } from '#contract/hooks/content-hook'
import { createContentHook } from '#emulator/node/content-hook'
import { type SeededEmulator, seededEmulator } from '#emulator/testing/seeded-emulator'
import { startGateway } from '#gateway/testing/start-gateway'

const secret = `whsec_${btoa('q7Zt0mWc2LxAe5Kp9RdHu3JfYb8GnV1s')}`

/** Long enough for all calls of a test, however busy the machine is. */
const waitMs = 2000

let server: ServerType
let emulator: SeededEmulator
let started: number
const calls: Promise<void>[] = []
const problems: unknown[] = []

/** An emulator that notifies a gateway of content changes; the rebuild itself is a stub. */
async function connect(secretOfEmulator: string): Promise<void> {
  started = 0
  const variables = { CONTENT_HOOK_SECRET: secret, CONTENT_HOOK_WAIT_MS: String(waitMs) }
  const gateway = startGateway({
    variables,
    startRebuild: async () => {
      started += 1
    },
  })
  gateway.time.now = Date.now()
  server = serve({ fetch: (request) => gateway.app.fetch(request, {}), port: 0 })
  await new Promise((resolve) => server.once('listening', resolve))
  const url = `http://localhost:${(server.address() as AddressInfo).port}${contentHookPath}`
  const tell = createContentHook({ url, secret: secretOfEmulator }, (one) => problems.push(one))
  emulator = await seededEmulator({ contentChanged: (what) => calls.push(tell(what)) })
}

afterEach(async () => {
  calls.splice(0)
  problems.splice(0)
  await new Promise((resolve) => server.close(resolve))
  emulator.store.close()
})

const settle = async () => {
  await Promise.all(calls)
  await new Promise((resolve) => setTimeout(resolve, waitMs + 200))
}

it('price changes in the emulator start one rebuild through the gateway', async () => {
  await connect(secret)
  for (const price of [5, 6, 7]) await emulator.send('/switches/products/1', { price })
  await settle()
  expect({ calls: calls.length, problems, started }).toEqual({ calls: 3, problems: [], started: 1 })
})

it('an emulator with another secret starts no rebuild, and reports the refusal', async () => {
  await connect(`whsec_${btoa('another secret of thirty-two byte')}`)
  await emulator.send('/switches/products/1', { price: 5 })
  await settle()
  expect(started).toBe(0)
  expect(String((problems[0] as Error).cause)).toContain('it answered 401')
})
