import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import { createEmulator } from '../create-emulator'
import { openStore, type Store } from '../database/store'
import type { Clock } from '../lib/clock'
import type { EmulatorDeps } from '../lib/dependencies'
import { createLiveSockets, type LiveSockets } from '../lib/live-sockets'
import { argon2Hashes, type PasswordHashes } from '../lib/password-hashes'
import { readSeed } from '../seed/read-seed'
import { seedStore } from '../seed/seed-store'

/** An emulator in memory with seeded content and its own clock. */
export interface SeededEmulator {
  app: Hono
  store: Store
  /** Advances only when `at` is set. */
  clock: Clock & { at: Date }
  /** Its password hashing; `calls` counts its calls. */
  passwords: PasswordHashes & { calls: number }
  live: LiveSockets
  /** Requests a path and parses the body. */
  read(path: string): Promise<unknown>
  /** Posts a JSON object. */
  send(path: string, body: object, headers?: Record<string, string>): Promise<Response>
}

/** Public URL of the site in its mails. */
export const seededSiteUrl = 'https://stagona.example'

/** Deterministic bytes that never repeat within a run. */
function deterministicBytes(): (size: number) => Uint8Array {
  let block = 0
  const next = () => {
    block += 1
    return createHash('sha256').update(String(block)).digest()
  }
  return (size) => {
    const blocks = Array.from({ length: Math.ceil(size / 32) }, next)
    return new Uint8Array(Buffer.concat(blocks).subarray(0, size))
  }
}

/** Real password hashing that counts its calls. */
function countedHashes(): PasswordHashes & { calls: number } {
  return {
    calls: 0,
    hash(password) {
      this.calls += 1
      return argon2Hashes.hash(password)
    },
    verify(passwordHash, password) {
      this.calls += 1
      return argon2Hashes.verify(passwordHash, password)
    },
  }
}

/** A time at which every lesson of the seed is published. */
const startsAt = '2026-11-20T12:00:00+02:00'

interface EmulatorOptions {
  /** Also the origin of its passkeys. */
  siteUrl?: string
  /** Called after each change of public content. */
  contentChanged?: (what: string) => void
  /** What "clear caches" calls. */
  purgeCaches?: NonNullable<EmulatorDeps['purgeCaches']>
}

/** For tests: an emulator without port or file. An unhandled error rejects the request. */
export async function seededEmulator({
  siteUrl = seededSiteUrl,
  contentChanged,
  purgeCaches,
}: EmulatorOptions = {}): Promise<SeededEmulator> {
  const store = await openStore(':memory:')
  const seed = readSeed()
  await seedStore(store, seed)
  const clock = {
    at: new Date(startsAt),
    now() {
      return this.at
    },
  }
  const report = (problem: unknown) => {
    throw problem
  }
  const passwords = countedHashes()
  const live = createLiveSockets()
  const app = createEmulator({
    store,
    seed,
    clock,
    random: () => 0.5,
    randomBytes: deterministicBytes(),
    passwords,
    live,
    siteUrl,
    ownUrl: 'http://localhost:8100',
    report,
    ...(contentChanged ? { contentChanged } : {}),
    ...(purgeCaches ? { purgeCaches } : {}),
  })
  return {
    app,
    store,
    clock,
    passwords,
    live,
    read: async (path) => (await app.request(path)).json(),
    send: async (path, body, headers = {}) =>
      app.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
  }
}
