import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exampleProduct } from '#contract/examples/catalogue-examples'
import { pageFile } from '../../publish/wanted-files'
import { withFolder } from '../build/run-build'
import { figure, inTurns, median, table } from '../figures'
import type { BenchOptions } from '../options'
import { freePort, startScript, waitUntilItAnswers } from '../programs'
import { publishedSite, startGateway, textPagePath } from '../servers'
import { type Burst, burst, connections } from './burst'
import { measureCopies } from './measure-copies'
import { measureMemory, measureSockets } from './measure-endurance'

const warmUpSeconds = 2
const halfLoadSeconds = 2

/** Bursts at copies are shorter: there are three of them in each round. */
const longestCopiesSeconds = 2

/** One URL at the gateway and at the bare proxy. */
interface Subject {
  name: string
  gateway: string
  bare: string
}

/**
 * Requests per second of the gateway, in turns with a bare proxy in front of the same upstream: a
 * row of JSON for a guest, and a page of the published site. Then a row by copies that share their
 * state, memory over many requests, and many idle sockets.
 */
export async function measureGateway(
  { runs, seconds, requests, sockets }: BenchOptions,
  say: (text: string) => void,
): Promise<void> {
  const site = await publishedSite()
  await withFolder(async (folder) => {
    const page = join(folder, 'page.br')
    await copyFile(join(site, 'files', `${pageFile(textPagePath)}.br`), page)
    const upstreamPort = await serve('upstream', page, folder)
    const barePort = await serve('bare-proxy', String(upstreamPort), folder)
    const upstream = `http://127.0.0.1:${upstreamPort}`
    const { origin: gateway, stop } = await startGateway(upstream, site, folder)
    const bare = `http://localhost:${barePort}`
    const { id } = exampleProduct
    const rowPath = `/api/products/${id}`
    const subjects = [
      {
        name: 'JSON row',
        gateway: `${gateway}${rowPath}`,
        bare: `${bare}/api/v1/product/${id}`,
      },
      { name: 'page', gateway: `${gateway}${textPagePath}`, bare: `${bare}${textPagePath}` },
    ]
    const figures: SubjectBursts[] = []
    for (const subject of subjects) figures.push(await measureSubject(subject, runs, seconds))
    await stop()
    say(`Medians of ${runs} rounds of ${seconds} s, ${connections} connections.\n`)
    say(gatewayFigures(figures))
    const servers = { upstream, site, folder }
    const rounds = { runs, seconds: Math.min(seconds, longestCopiesSeconds) }
    say(`\nThe row by copies, medians of ${runs} rounds of ${rounds.seconds} s.\n`)
    say(await measureCopies(servers, rowPath, rounds))
    say(`\n${await measureMemory(servers, rowPath, requests)}`)
    say(`\n${await measureSockets(servers, sockets)}`)
  })
}

/** Starts one of the two small servers in this folder and returns its port. */
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
  const rate = Math.round(median(ofGateway.map(({ perSecond }) => perSecond)) / 2)
  const [halfGateway, halfBare] = await inTurns(
    runs,
    () => burst(gateway, { seconds: halfLoadSeconds, rate }),
    () => burst(bare, { seconds: halfLoadSeconds, rate }),
  )
  const slowest = (bursts: readonly Burst[]) => median(bursts.map(({ p99 }) => p99))
  const halfLoad = { rate, gateway: slowest(halfGateway), bare: slowest(halfBare) }
  return { name, gateway: ofGateway, bare: ofBare, halfLoad }
}

type Rates = Pick<Burst, 'perSecond' | 'p99'>

/** Bursts against the gateway and against a bare proxy, round by round, and at half load. */
export interface SubjectBursts {
  name: string
  gateway: readonly Rates[]
  bare: readonly Rates[]
  /** 99th percentile of both at half of the gateway's own rate, in milliseconds. */
  halfLoad: { rate: number; gateway: number; bare: number }
}

const head = [
  'answer',
  'gateway req/s',
  'bare req/s',
  'ratio',
  'p99 ms',
  'bare p99',
  'half load',
  'p99',
  'bare p99',
  'added ms',
]

/** Medians of the rounds; the ratio is the median of the ratios of the rounds. */
export function gatewayFigures(subjects: readonly SubjectBursts[]): string {
  return table(
    head,
    subjects.map(({ name, gateway, bare, halfLoad }) => {
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
        `${halfLoad.rate}/s`,
        figure(halfLoad.gateway),
        figure(halfLoad.bare),
        figure(halfLoad.gateway - halfLoad.bare),
      ]
    }),
  )
}
