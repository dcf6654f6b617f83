import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { Server } from 'node:http'
import { basename, dirname, resolve } from 'node:path'
import { inspect } from 'node:util'
import { type ServerType, serve } from '@hono/node-server'
import { argon2Hashes } from './auth/password-hashes'
import { systemClock } from './clock'
import { type EmulatorConfig, readConfig } from './config'
import { createEmulator } from './create-emulator'
import { createLiveLine } from './notifications/live-line'
import { serveSockets } from './notifications/socket-server'
import { plantWhenChanged } from './seed/plant-seed'
import { readSeed } from './seed/read-seed'
import type { Seed } from './seed/seed'
import { openStore, type Store } from './store/open-store'

/** How long answers under way may take once the emulator is told to stop. */
const lastAnswersMs = 500

interface Running {
  server: ServerType
  endSockets: () => void
}

const say = (line: string) => process.stdout.write(`${line}\n`)
const complain = (line: string) => process.stderr.write(`${line}\n`)

/** Beside the file SQLite keeps what is not yet written to it. */
const besideTheFile = ['', '-wal', '-shm', '-journal']

/** The project's own folder for what programs keep; any other folder is not ours to close. */
const ownFolder = '.data'

/**
 * Mails with codes, and passwords though hashed, are for the owner of the file alone: what is made
 * from now on, and what an earlier start left open.
 */
function keepPrivate(file: string): void {
  process.umask(0o077)
  const folder = resolve(dirname(file))
  mkdirSync(folder, { recursive: true })
  if (basename(folder) === ownFolder) chmodSync(folder, 0o700)
  for (const path of besideTheFile.map((ending) => `${file}${ending}`)) {
    if (existsSync(path)) chmodSync(path, 0o600)
  }
}

async function openPlanted({ database, extensions }: EmulatorConfig, seed: Seed): Promise<Store> {
  const file = /^file:([^?]+)/.exec(database)?.[1]
  if (file) keepPrivate(file)
  const store = await openStore(database)
  await plantWhenChanged(store, seed, { extensions })
  return store
}

function listen(store: Store, seed: Seed, config: EmulatorConfig): Promise<Running> {
  const { port, siteUrl, extensions } = config
  const live = createLiveLine()
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
    extensions,
    report: (problem) => complain(inspect(problem)),
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
    setTimeout(() => server.closeAllConnections(), lastAnswersMs).unref()
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

async function start(config: EmulatorConfig): Promise<void> {
  const seed = readSeed()
  const store = await openPlanted(config, seed)
  stopOnSignal(await listen(store, seed, config), store)
  say(`The emulator answers at http://localhost:${config.port}`)
}

async function main(): Promise<void> {
  try {
    await start(readConfig(process.env))
  } catch (problem) {
    complain(problem instanceof Error ? problem.message : inspect(problem))
    process.exitCode = 1
  }
}

void main()
