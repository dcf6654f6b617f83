import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGateway } from '#gateway/app'
import { readConfig } from '#gateway/config/read-config'
import { startServer } from '#gateway/node/start-server'
import { openKeyRing } from '#gateway/session/encryption'
import { writeSessionCookie } from '#gateway/session/session-cookie'
import { createUpstreamPool } from '#upstream/upstream-pool'
import { type Account, type BookRoom, openBooks } from './books'
import { type EmulatorProcess, emulatorProcess } from './emulator-process'
import { type FaultProxy, openFaultProxy } from './fault-proxy'

const publicUrl = 'http://localhost:8000'
const sessionKey = Buffer.alloc(32, 'key of the sessions in order histories').toString('base64url')

/** A complete shop: gateway, fault proxy, emulator and database. */
export interface Shop {
  /** Address of the gateway. */
  url: string
  headersOf(account: Account): Promise<Record<string, string>>
  books: BookRoom
  line: FaultProxy
  emulator: EmulatorProcess
  close(): Promise<void>
}

export async function openShop(people: number): Promise<Shop> {
  const folder = await mkdtemp(join(tmpdir(), 'history-'))
  const database = `file:${join(folder, 'emulator.db')}`
  const books = await openBooks(database, people)
  const emulator = await emulatorProcess(database)
  await emulator.start()
  const line = await openFaultProxy(emulator.port)
  const gateway = await openGateway(`http://127.0.0.1:${line.port}`)
  return {
    ...gateway,
    books,
    line,
    emulator,
    async close() {
      await gateway.close()
      line.close()
      await emulator.kill()
      books.close()
      await rm(folder, { recursive: true })
    },
  }
}

async function openGateway(upstream: string) {
  const config = readConfig({
    UPSTREAM_URL: upstream,
    PUBLIC_URL: publicUrl,
    SESSION_KEYS: sessionKey,
    GATEWAY_PORT: '0',
    RATE_LIMITS: 'off',
    BREAKER_PROBE_MS: '10',
    SHUTDOWN_TIMEOUT_MS: '10',
  })
  const pool = createUpstreamPool(config.upstreamTimeoutMs)
  const random = (length: number) => crypto.getRandomValues(new Uint8Array(length))
  const deps = { config, fetch: pool.fetch, clock: Date.now, random, log: () => undefined }
  const app = createGateway({ ...deps, site: { current: async () => null } })
  const running = await startServer(app, config.server, deps.log)
  const ring = await openKeyRing(config.sessionKeys)
  return {
    url: `http://127.0.0.1:${running.port}`,
    async headersOf({ id, token, session: sessionToken }: Account) {
      const generation = `generation-${id}`
      const session = { sessionToken, accessToken: token, userId: id, generation }
      const cookie = await writeSessionCookie({ ...deps, ring }, session)
      return {
        cookie: cookie.split(';')[0] ?? '',
        origin: publicUrl,
        'x-requested-by': 'storefront',
        'content-type': 'application/json',
      }
    },
    async close() {
      await running.stop()
      await pool.close()
    },
  }
}
