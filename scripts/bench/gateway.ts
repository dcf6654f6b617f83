import { randomBytes } from 'node:crypto'
import { exampleProduct } from '#contract/examples/catalogue-examples'
import { type Env, launch } from '../lib/children'
import { at, Fault, log } from '../lib/script'
import { freePort, startGateway, waitFor } from '../lib/servers'
import { type BenchOptions, fixed, inTurns, logTable, median, publishedSite } from './measuring'

const seconds = 4
const connections = 32

/** Settings of a gateway as in production, with high limits for the measuring client. */
export const productionSettings = (
  port: string,
  upstream: string,
): Env & { GATEWAY_PORT: string } => ({
  NODE_ENV: 'production',
  SESSION_KEYS: randomBytes(32).toString('base64url'),
  REQUESTS_PER_MINUTE: '1000000',
  PICTURES_PER_MINUTE: '1000000',
  GATEWAY_HOST: '127.0.0.1',
  GATEWAY_PORT: port,
  PUBLIC_URL: `http://localhost:${port}`,
  UPSTREAM_URL: upstream,
})

/**
 * Requests per second of the gateway, in turns with a bare proxy in front of the same upstream: a
 * row of JSON for a guest.
 */
export async function measureGateway({ runs }: BenchOptions): Promise<void> {
  const site = await publishedSite()
  const upstream = await serve('upstream')
  const proxy = await serve('proxy', new URL(upstream).port)
  const settings = productionSettings(String(await freePort()), upstream)
  const gateway = await startGateway({ ...settings, SITE_DIR: site }, { isQuiet: true })
  const addresses = [
    `${gateway.url}/api/products/${exampleProduct.id}`,
    `${proxy}/api/v1/product/${exampleProduct.id}`,
  ]
  const bursts = addresses.map((url) => () => burst(url))
  // The first round warms up: it compiles code and fills caches.
  await inTurns(1, bursts)
  const [own = [], bare = []] = await inTurns(runs, bursts)
  const ratios = own.map(({ rate }, round) => rate / (bare[round]?.rate ?? Number.NaN))
  const rates = [own, bare].map((one) => fixed(median(one.map(({ rate }) => rate))))
  const slowest = [own, bare].map((one) => fixed(median(one.map(({ p99 }) => p99))))
  log(`Medians of ${runs} rounds of ${seconds} s, ${connections} connections.`)
  const head = ['answer', 'gateway req/s', 'bare req/s', 'ratio', 'p99 ms', 'bare p99']
  logTable(head, [['JSON row', ...rates, fixed(median(ratios), 2), ...slowest]])
}

/** Starts a server of scripts/bench/serve.ts and returns its address. */
async function serve(kind: 'upstream' | 'proxy', given = ''): Promise<string> {
  const port = String(await freePort())
  const args = ['--import', 'tsx', at('scripts/bench/serve.ts'), kind, port, given]
  const url = `http://localhost:${port}`
  await waitFor(url, `The ${kind}`, launch(process.execPath, args))
  return url
}

/** @throws Fault if a response is missing or not successful: the figures would mean nothing */
async function burst(url: string): Promise<{ rate: number; p99: number }> {
  const { default: autocannon } = await import('autocannon')
  const headers = { accept: '*/*', 'accept-encoding': 'br', 'sec-fetch-site': 'same-origin' }
  const result = await autocannon({ url, connections, duration: seconds, headers })
  const failed = result.errors + result.timeouts + result.non2xx
  if (failed > 0) throw new Fault(`${url}: ${failed} requests were not answered with 200.`)
  return { rate: result.requests.average, p99: result.latency.p99 }
}
