import { join } from 'node:path'
import { createUpstreamPool } from '#upstream/upstream-pool'
import { createGateway } from './app'
import { ConfigRefused, readConfig } from './config/read-config'
import { createDistFolder } from './node/dist-folder'
import { createLiveSockets } from './node/live-sockets'
import { createLogLines } from './node/log-lines'
import { createRebuildRequests, developmentKey } from './node/own-files'
import { createPrometheusMetrics, startMetricsServer } from './node/prometheus'
import { openRedisLink } from './node/redis-link'
import { createRedisState } from './node/redis-state'
import { startServer } from './node/start-server'
import type { LogEntry } from './operations/log'

const keyFile = join(process.cwd(), '.data', 'session-key')

const lines = createLogLines()
const writeLog = lines.write

async function readEnvironment(): Promise<NodeJS.ProcessEnv> {
  const { NODE_ENV, SESSION_KEYS } = process.env
  if (NODE_ENV === 'production' || SESSION_KEYS !== undefined) return process.env
  return { ...process.env, SESSION_KEYS: await developmentKey(keyFile) }
}

const random = (length: number) => crypto.getRandomValues(new Uint8Array(length))

const writeDated = ({ event, ...facts }: LogEntry) =>
  writeLog({ time: new Date(Date.now()).toISOString(), event, ...facts })

async function run(): Promise<void> {
  const config = readConfig(await readEnvironment())
  const pool = createUpstreamPool(config.upstreamTimeoutMs)
  const prometheus = config.metricsServer ? createPrometheusMetrics() : null
  const link = config.redisUrl
    ? await openRedisLink({
        url: config.redisUrl,
        log: writeDated,
        onChange: (isUp) => prometheus?.redisChanged(isUp),
      })
    : null
  const app = createGateway({
    config,
    metrics: prometheus?.metrics,
    shared: link ? createRedisState(link, { clock: Date.now, random }) : undefined,
    fetch: pool.fetch,
    clock: Date.now,
    random,
    site: createDistFolder(config.siteDir, Date.now, (error) =>
      writeLog({ event: 'site-unreadable', message: String(error) }),
    ),
    startRebuild: createRebuildRequests(config.contentHook.requestFile, Date.now),
    log: writeLog,
    isLogWritten: lines.isWritten,
  })
  const { pingMs } = config.live
  const sockets = createLiveSockets({ dialMs: config.upstreamTimeoutMs, pingMs })
  const metricsServer =
    prometheus && config.metricsServer
      ? await startMetricsServer(prometheus, config.metricsServer)
      : null
  const running = await startServer(app, config.server, writeLog, sockets)
  writeLog({
    event: 'ready',
    address: `http://${config.server.host}:${running.port}`,
    ...(metricsServer && { metricsPort: metricsServer.port }),
  })

  stopOnSignals(async () => {
    await running.stop()
    // All requests are answered or cut: those still waiting for the upstream have no client.
    await pool.close()
    link?.close()
    metricsServer?.stop()
  })
}

/** Stops the process gracefully at the first signal, and at once at the second. */
function stopOnSignals(stop: () => Promise<void>): void {
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1)
      isStopping = true
      writeLog({ event: 'stopping' })
      void stop()
        .then(lines.flush)
        .then(() => process.exit(0))
    })
  }
}

run().catch((error: unknown) => {
  const text = error instanceof ConfigRefused ? error.message : String(error)
  process.stderr.write(`${text}\n`)
  process.exit(1)
})
