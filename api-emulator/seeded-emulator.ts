import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import { argon2Hashes, type PasswordHashes } from './auth/password-hashes'
import type { Clock } from './clock'
import { createEmulator } from './create-emulator'
import { createLiveLine, type LiveLine } from './notifications/live-line'
import { plantSeed } from './seed/plant-seed'
import { readSeed } from './seed/read-seed'
import { openStore, type Store } from './store/open-store'

/** A whole emulator in memory, planted, on a clock of its own. */
export interface SeededEmulator {
  app: Hono
  store: Store
  /** Stands still until its `at` is set. */
  clock: Clock & { at: Date }
  /** Its hashing of passwords; `calls` counts (decision W6). */
  passwords: PasswordHashes & { calls: number }
  /** Its sockets. */
  live: LiveLine
  /** The body of an answer, parsed. */
  read(path: string): Promise<unknown>
  /** Sends a JSON object. */
  send(path: string, body: object, headers?: Record<string, string>): Promise<Response>
}

/** Where its mails say that the site is. */
export const plantedSiteUrl = 'https://stagona.example'

/** Bytes that are never the same and yet the same in each run. */
function countedBytes(): (size: number) => Uint8Array {
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

/** Real hashes that count how often they were asked. */
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

/** A day on which every lesson of the seed has come out. */
const startsAt = '2026-11-20T12:00:00+02:00'

interface PlantedSettings {
  /** Also the origin that its passkeys belong to. */
  siteUrl?: string
  /** False for plain mode: answers exactly as the recorded real API. */
  extensions?: boolean
}

/**
 * For tests: an emulator without port or file. An error that no route handles rejects the request.
 */
export async function seededEmulator({
  siteUrl = plantedSiteUrl,
  extensions = true,
}: PlantedSettings = {}): Promise<SeededEmulator> {
  const store = await openStore(':memory:')
  const seed = readSeed()
  await plantSeed(store, seed, { extensions })
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
  const live = createLiveLine()
  const app = createEmulator({
    store,
    seed,
    clock,
    random: () => 0.5,
    randomBytes: countedBytes(),
    passwords,
    live,
    siteUrl,
    ownUrl: 'http://localhost:8100',
    extensions,
    report,
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
