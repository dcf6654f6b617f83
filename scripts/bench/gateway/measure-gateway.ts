import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exampleProduct } from '../../../contract/examples/catalogue-examples'
import { pageFile } from '../../publish/wanted-files'
import { withFolder } from '../build/run-build'
import { figure, inTurns, median, table } from '../figures'
import type { BenchOptions } from '../options'
import { freePort, MeasuringFailed, startScript, waitUntilItAnswers } from '../programs'
import { publishedSite, startGateway, textPagePath } from '../servers'

const pace = 1000
const warmUpSeconds = 2

/** One URL at the gateway and at the bare proxy. */
interface Subject {
  name: string
  gateway: string
  bare: string
}

/**
 * Requests per second of the gateway, in turns with a bare proxy that stands before the same
 * upstream: a row of JSON for a guest, and a page of the published site.
 */
export async function measureGateway(
  { runs, seconds }: BenchOptions,
  say: (text: string) => void,
): Promise<void> {
  const site = await publishedSite()
  await withFolder(async (folder) => {
    const page = join(folder, 'page.br')
    await copyFile(join(site, 'files', `${pageFile(textPagePath)}.br`), page)
    const upstreamPort = await serve('upstream', page, folder)
    const barePort = await serve('bare-proxy', String(upstreamPort), folder)
    const gateway = await startGateway(`http://127.0.0.1:${upstreamPort}`, site, folder)
    const bare = `http://localhost:${barePort}`
    const { id } = exampleProduct
    const subjects = [
      {
        name: 'JSON row',
        gateway: `${gateway}/api/products/${id}`,
        bare: `${bare}/api/v1/product/${id}`,
      },
      { name: 'page', gateway: `${gateway}${textPagePath}`, bare: `${bare}${textPagePath}` },
    ]
    const figures: SubjectBursts[] = []
    for (const subject of subjects) figures.push(await measureSubject(subject, runs, seconds))
    say(`Medians of ${runs} rounds of ${seconds} s, 32 connections.\n`)
    say(gatewayFigures(figures))
  })
}

/** Starts one of the two small servers beside this file; the answer is its port. */
async function serve(name: 'upstream' | 'bare-proxy', given: string, logs: string) {
  const port = await freePort()
  const script = `scripts/bench/gateway/serve-${name}.ts`
  const program = startScript(script, { log: join(logs, `${name}.log`), given: [`${port}`, given] })
  await waitUntilItAnswers(`http://127.0.0.1:${port}/`, program)
  return port
}

async function measureSubject(
  { name, gateway, bare }: Subject,
  runs: number,
  seconds: number,
): Promise<SubjectBursts> {
  for (const url of [gateway, bare]) await burst(url, { seconds: warmUpSeconds })
  const [ofGateway, ofBare] = await inTurns(
    runs,
    () => burst(gateway, { seconds }),
    () => burst(bare, { seconds }),
  )
  const paced = { seconds, rate: pace }
  return {
    name,
    gateway: ofGateway,
    bare: ofBare,
    paced: { gateway: (await burst(gateway, paced)).p99, bare: (await burst(bare, paced)).p99 },
  }
}

/** What a burst of requests showed: answers per second, and the slowest hundredth in ms. */
export interface Burst {
  perSecond: number
  p99: number
}

export interface BurstOptions {
  seconds: number
  /** Requests per second; without it as many as can be answered. */
  rate?: number
}

const connections = 32

/**
 * Sends requests for one address over 32 connections.
 * @throws MeasuringFailed where an answer is missing or is no success: such figures mean nothing.
 */
export async function burst(url: string, { seconds, rate }: BurstOptions): Promise<Burst> {
  const { default: autocannon } = await import('autocannon')
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { accept: '*/*', 'accept-encoding': 'br', 'sec-fetch-site': 'same-origin' },
    ...(rate === undefined ? {} : { overallRate: rate }),
  })
  const failed = result.errors + result.timeouts + result.non2xx
  if (failed > 0)
    throw new MeasuringFailed(`${url}: ${failed} requests were not answered with 200.`)
  return { perSecond: result.requests.average, p99: result.latency.p99 }
}

/** Bursts against the gateway and against a bare proxy, round by round, and at an even pace. */
export interface SubjectBursts {
  name: string
  gateway: readonly Burst[]
  bare: readonly Burst[]
  /** The slowest hundredth at 1000 requests per second, in milliseconds. */
  paced: { gateway: number; bare: number }
}

const head = [
  'answer',
  'gateway req/s',
  'bare req/s',
  'ratio',
  'p99 ms',
  'bare p99',
  'p99 at 1000/s',
  'bare',
]

/** Medians of the rounds; the ratio is the median of each round's own. */
export function gatewayFigures(subjects: readonly SubjectBursts[]): string {
  return table(
    head,
    subjects.map(({ name, gateway, bare, paced }) => {
      const ratios = gateway.map(
        ({ perSecond }, round) => perSecond / (bare[round]?.perSecond ?? 0),
      )
      return [
        name,
        figure(median(gateway.map(({ perSecond }) => perSecond))),
        figure(median(bare.map(({ perSecond }) => perSecond))),
        figure(median(ratios), 2),
        figure(median(gateway.map(({ p99 }) => p99))),
        figure(median(bare.map(({ p99 }) => p99))),
        figure(paced.gateway),
        figure(paced.bare),
      ]
    }),
  )
}
