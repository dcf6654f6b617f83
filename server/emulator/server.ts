import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { Server } from 'node:http'
import { basename, dirname, resolve } from 'node:path'
import { inspect } from 'node:util'
import { type ServerType, serve } from '@hono/node-server'
import { type EmulatorConfig, readConfig } from './config'
import { createEmulator } from './create-emulator'
import { openStore, type Store } from './database/store'
import { systemClock } from './lib/clock'
import { createLiveSockets } from './lib/live-sockets'
import { argon2Hashes } from './lib/password-hashes'
import { createCachePurge } from './node/cache-purge'
import { createContentHook } from './node/content-hook'
import { serveSockets } from './notifications/socket-server'
import { readSeed } from './seed/read-seed'
import type { Seed } from './seed/seed-schema'
import { seedStoreWhenChanged } from './seed/seed-store'

/** Grace period for open requests on shutdown. */
const shutdownGraceMs = 500

interface Running {
  server: ServerType
  endSockets: () => void
}

const log = (line: string) => process.stdout.write(`${line}\n`)
const logError = (line: string) => process.stderr.write(`${line}\n`)

/** Files that SQLite keeps beside the database. */
const databaseFileSuffixes = ['', '-wal', '-shm', '-journal']

/** The project's own data folder; the permissions of other folders are not changed. */
const dataFolder = '.data'

/**
 * Restricts the database to its owner, since it contains mailed codes and password hashes: new
 * files by umask, existing ones by chmod.
 */
function restrictFileAccess(file: string): void {
  process.umask(0o077)
  const folder = resolve(dirname(file))
  mkdirSync(folder, { recursive: true })
  if (basename(folder) === dataFolder) chmodSync(folder, 0o700)
  for (const path of databaseFileSuffixes.map((ending) => `${file}${ending}`)) {
    if (existsSync(path)) chmodSync(path, 0o600)
  }
}

async function openSeededStore({ database }: EmulatorConfig, seed: Seed): Promise<Store> {
  const file = /^file:([^?]+)/.exec(database)?.[1]
  if (file) restrictFileAccess(file)
  const store = await openStore(database)
  await seedStoreWhenChanged(store, seed)
  return store
}

function listen(store: Store, seed: Seed, config: EmulatorConfig): Promise<Running> {
  const { port, siteUrl, contentHook, cachePurge } = config
  const report = (problem: unknown) => logError(inspect(problem))
  const callHook = contentHook && createContentHook(contentHook, report)
  const live = createLiveSockets()
  const app = createEmulator({
    store,
    seed,
    clock: systemClock,
    random: Math.random,
    randomBytes,
    passwords: argon2Hashes,
    live,
    siteUrl,
    ownUrl: `http://localhost:${port}`,
    report,
    ...(cachePurge ? { purgeCaches: createCachePurge(cachePurge) } : {}),
    ...(callHook ? { contentChanged: (what: string) => void callHook(what) } : {}),
  })
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, () =>
      resolve({ server, endSockets }),
    )
    const endSockets = server instanceof Server ? serveSockets(server, app, live) : () => undefined
    server.once('error', reject)
  })
}

function stopOnSignal({ server, endSockets }: Running, store: Store): void {
  const stop = () => {
    endSockets()
    server.close(() => store.close())
    if (!('closeAllConnections' in server)) return
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), shutdownGraceMs).unref()
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

async function start(config: EmulatorConfig): Promise<void> {
  const seed = readSeed()
  const store = await openSeededStore(config, seed)
  stopOnSignal(await listen(store, seed, config), store)
  log(`The emulator answers at http://localhost:${config.port}`)
}

async function main(): Promise<void> {
  try {
    await start(readConfig(process.env))
  } catch (problem) {
    logError(problem instanceof Error ? problem.message : inspect(problem))
    process.exitCode = 1
  }
}

void main()
