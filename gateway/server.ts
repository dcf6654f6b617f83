import { join } from 'node:path'
import { createGateway } from './app'
import { ConfigRefused, readConfig } from './config/read-config'
import { developmentKey } from './node/development-key'
import { createDistFolder } from './node/dist-folder'
import { createLiveSockets } from './node/live-sockets'
import { createRebuildRequests } from './node/request-rebuild'
import { startServer } from './node/start-server'
import { createUpstreamPool } from './node/upstream-pool'
import { createLineWriter } from './node/write-lines'

const keyFile = join(process.cwd(), '.data', 'session-key')

const lines = createLineWriter(process.stdout)

async function readEnvironment(): Promise<NodeJS.ProcessEnv> {
  const { NODE_ENV, SESSION_KEYS } = process.env
  if (NODE_ENV === 'production' || SESSION_KEYS !== undefined) return process.env
  return { ...process.env, SESSION_KEYS: await developmentKey(keyFile) }
}

async function run(): Promise<void> {
  const config = readConfig(await readEnvironment())
  const pool = createUpstreamPool(Math.max(config.upstreamTimeoutMs, config.healthTimeoutMs))
  const picturePool = createUpstreamPool(config.upstreamTimeoutMs)
  const app = createGateway({
    config,
    fetch: pool.fetch,
    fetchPicture: picturePool.fetch,
    clock: Date.now,
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    site: createDistFolder(config.siteDir, Date.now, (error) =>
      lines.write({ event: 'site-unreadable', message: String(error) }),
    ),
    startRebuild: createRebuildRequests(config.contentHook.requestFile, Date.now),
    log: lines.write,
  })
  const { pingMs } = config.live
  const sockets = createLiveSockets({ dialMs: config.upstreamTimeoutMs, pingMs })
  const running = await startServer(app, config.server, lines.write, sockets)
  lines.write({ event: 'ready', address: `http://${config.server.host}:${running.port}` })
  lines.flush()

  const shutDown = async (): Promise<void> => {
    await running.stop()
    await Promise.all([pool.close(), picturePool.close()])
    lines.flush()
    process.exit(0)
  }
  process.once('SIGTERM', shutDown)
  process.once('SIGINT', shutDown)
}

run().catch((error: unknown) => {
  const text = error instanceof ConfigRefused ? error.message : String(error)
  process.stderr.write(`${text}\n`)
  process.exit(1)
})
