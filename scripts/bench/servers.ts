import { readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { entityPath } from '#contract/paths/site-paths'
import { entityPaths, manifestNames } from '#contract/site/site-manifest'
import { bundleGateway } from '../lib/bundle-gateway.mjs'
import {
  freePort,
  MeasuringFailed,
  type Program,
  startProgram,
  startScript,
  waitUntil,
  waitUntilItAnswers,
} from './programs'

/** A page to measure, and its name in the figures. */
export interface MeasuredPage {
  name: string
  path: string
}

/** Page of plain text that represents its kind. */
export const textPagePath = '/what-is-microlearning'

/**
 * Folder of the published site.
 * @throws MeasuringFailed if nothing has been published
 */
export async function publishedSite(): Promise<string> {
  const folder = await realpath('dist').catch(() => null)
  if (folder) return folder
  throw new MeasuringFailed('There is no published site to measure: run npm run build first.')
}

/** One page of each kind: home, a product, a lesson, a page of text. */
export async function pagesToMeasure(site: string): Promise<MeasuredPage[]> {
  const text = await readFile(join(site, 'manifest', manifestNames.entityPaths), 'utf8')
  const { product, blogPost } = entityPaths.parse(JSON.parse(text))
  return [
    { name: 'home', path: '/' },
    { name: 'product', path: firstOf('product', product) },
    { name: 'lesson', path: firstOf('blogPost', blogPost) },
    { name: 'text', path: textPagePath },
  ]
}

function firstOf(entity: 'product' | 'blogPost', slugs: Readonly<Record<string, string>>): string {
  const id = Math.min(...Object.keys(slugs).map(Number))
  const slug = slugs[String(id)]
  if (slug === undefined) throw new MeasuringFailed(`The published site has no ${entity}.`)
  return entityPath(entity, { id, slug })
}

/** Session key of the measured gateway. */
const sessionKey = Buffer.alloc(32, 'key of the sessions in benchmarks').toString('base64url')

/** Settings as in production, with high limits for the measuring client. */
const gatewaySettings = {
  NODE_ENV: 'production',
  SESSION_KEYS: sessionKey,
  SHIPPING_PRICE: '3',
  REQUESTS_PER_MINUTE: '1000000',
  PICTURES_PER_MINUTE: '1000000',
}

/** A running gateway. */
export interface RunningGateway {
  origin: string
  pid: number
  stop: () => Promise<void>
}

interface GatewayOptions {
  /** Settings that extend or override those above. */
  settings?: Readonly<Record<string, string>>
  /** A free port if absent. */
  port?: number
  /** Options of Node. */
  nodeArgs?: readonly string[]
}

/**
 * Starts a gateway of this tree, as `npm start` does.
 * @param logs folder for its output
 */
export async function startGateway(
  upstream: string,
  siteFolder: string,
  logs: string,
  { settings = {}, nodeArgs = [], port: given }: GatewayOptions = {},
): Promise<RunningGateway> {
  const port = given ?? (await freePort())
  const origin = `http://localhost:${port}`
  const env = {
    ...gatewaySettings,
    GATEWAY_HOST: '127.0.0.1',
    GATEWAY_PORT: String(port),
    PUBLIC_URL: origin,
    UPSTREAM_URL: upstream,
    SITE_DIR: siteFolder,
    ...settings,
  }
  const command = process.execPath
  const log = join(logs, `gateway-${port}.log`)
  const args = [...nodeArgs, await bundleGateway()]
  const gateway = startProgram({ command, args, log, env })
  await waitUntilItAnswers(`${origin}/api/config/public`, gateway)
  return { origin, pid: gateway.pid, stop: gateway.stop }
}

/** Starts an emulator of this tree with its seed, in memory; `settings` as in its config.ts. */
export async function startEmulator(
  logs: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<string> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const env = {
    NODE_ENV: '',
    EMULATOR_PORT: String(port),
    EMULATOR_DATABASE: ':memory:',
    ...settings,
  }
  const emulator = startScript('server/emulator/server.ts', {
    log: join(logs, 'emulator.log'),
    env,
  })
  await waitUntilItAnswers(`${origin}/api/v1/health`, emulator)
  return origin
}

/** Starts a Redis server without persistence: REDIS_SERVER_PATH, or the one on the PATH. */
export async function startRedis(logs: string): Promise<{ url: string; stop: Program['stop'] }> {
  const port = await freePort()
  const redis = startProgram({
    command: process.env.REDIS_SERVER_PATH || 'redis-server',
    args: ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    log: join(logs, 'redis.log'),
    folder: logs,
  })
  await waitUntil(redis, () => redis.output().includes('Ready to accept connections'))
  return { url: `redis://127.0.0.1:${port}`, stop: redis.stop }
}
