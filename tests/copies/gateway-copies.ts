import { type RedisServer, startRedis } from '#gateway/testing/redis-server'
import { startNginx } from '../hosts/support/nginx'
import { freePort, type RunningProgram, startGateway } from '../support/programs'

/** One of the gateway's processes; its ports stay the same when it is started again. */
export interface GatewayCopy {
  port: number
  /** Ends the process at once, as a crash would. */
  kill: () => Promise<void>
  /** Stops it as a host does, with SIGTERM. */
  stop: () => Promise<void>
  start: () => Promise<void>
  /** Its metrics as Prometheus reads them. */
  metrics: () => Promise<string>
  /** The newest lines of its log. */
  log: () => string
}

/** Two gateways that share one Redis, behind nginx with the documented files. */
export interface GatewayCopies {
  copies: readonly [GatewayCopy, GatewayCopy]
  redis: RedisServer
  stop: () => Promise<void>
}

/**
 * Starts all processes; nginx serves `dist` at `port` and distributes requests round robin.
 * `settings` of the gateways are added to the environment of this process.
 */
export async function startCopies(
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<GatewayCopies> {
  const redis = await startRedis()
  const common = { ...settings, REDIS_URL: redis.url, TRUSTED_PROXY: '127.0.0.1' }
  const copies = [await copyOf(common), await copyOf(common)] as const
  const ends: (() => Promise<void>)[] = [redis.stop, ...copies.map(({ kill }) => kill)]
  const stop = async () => void (await Promise.all(ends.map((end) => end())))
  try {
    await Promise.all(copies.map(({ start }) => start()))
    const gateways = copies.map((copy) => copy.port)
    const project = process.cwd()
    const nginx = await startNginx({ site: 'with-files.conf', project, gateways, port })
    ends.push(nginx.stop)
  } catch (error) {
    await stop()
    throw error
  }
  return { copies, redis, stop }
}

async function copyOf(settings: Readonly<Record<string, string>>): Promise<GatewayCopy> {
  const [port, metricsPort] = [await freePort(), await freePort()]
  const ports = { GATEWAY_PORT: String(port), METRICS_PORT: String(metricsPort) }
  let running: RunningProgram | undefined
  const end = async (signal: NodeJS.Signals) => running?.stop(signal)
  return {
    port,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    async start() {
      running = await startGateway({ ...settings, ...ports })
    },
    async metrics() {
      const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
      return answer.text()
    },
    log: () => running?.output() ?? '',
  }
}
