import { figure, inTurns, median, table } from '../figures'
import { type RunningGateway, startGateway, startRedis } from '../servers'
import { type Burst, burst } from './burst'
import { processorMs } from './watch-process'

/** Copies of the gateway that receive requests at the same time. */
interface Setup {
  name: string
  copies: readonly RunningGateway[]
  /** Requests per second for each copy; without it as many as it can answer. */
  rate?: number
}

/** One round of a setup: the rate of all copies, and requests and processor time of each copy. */
interface Round {
  perSecond: number
  p99: number
  copies: readonly { requests: number; microsecondsEach: number }[]
}

/**
 * Measures a row of JSON with one copy that keeps its limits in memory, with one that shares them
 * through Redis, and with two that share them. If there are fewer cores than programs (two copies,
 * Redis, the upstream and the client), the rate of two copies is meaningless, but the processor
 * time of each request is not. A busy copy answers more requests at once, which makes each one
 * cheaper. Therefore one and two copies are compared again at the same rate per copy, low enough
 * for all programs to keep up.
 * @param path of the row
 * @returns two tables
 */
export async function measureCopies(
  { upstream, site, folder }: { upstream: string; site: string; folder: string },
  path: string,
  { runs, seconds }: { runs: number; seconds: number },
): Promise<string> {
  const redis = await startRedis(folder)
  const sharing = { settings: { REDIS_URL: redis.url } }
  const alone = await startGateway(upstream, site, folder)
  const first = await startGateway(upstream, site, folder, sharing)
  const second = await startGateway(upstream, site, folder, sharing)
  const one = { name: 'one, by Redis', copies: [first] }
  const two = { name: 'two, by Redis', copies: [first, second] }
  for (const { origin } of [alone, first, second]) await burst(`${origin}${path}`, { seconds: 1 })
  const measure = async (setups: readonly Setup[]) => {
    const rounds = await inTurns(runs, ...setups.map((setup) => () => askAll(setup, path, seconds)))
    return setups.map((setup, at) => ({ ...setup, rounds: rounds[at] ?? [] }))
  }
  const busy = await measure([{ name: 'one, in memory', copies: [alone] }, one, two])
  const rate = Math.floor(medianRate(busy[1]?.rounds ?? []) / 4)
  const paced = await measure([one, two].map((setup) => ({ ...setup, rate })))
  for (const { stop } of [alone, first, second, redis]) await stop()
  return `${copiesTable(busy)}\n\nWith ${rate} requests per second for each copy:\n\n${copiesTable(paced)}`
}

async function askAll({ copies, rate }: Setup, path: string, seconds: number): Promise<Round> {
  const before = copies.map(({ pid }) => processorMs(pid))
  const bursts = await Promise.all(
    copies.map(({ origin }) => burst(`${origin}${path}`, { seconds, ...(rate && { rate }) })),
  )
  return {
    perSecond: bursts.reduce((sum, { perSecond }) => sum + perSecond, 0),
    p99: Math.max(...bursts.map(({ p99 }) => p99)),
    copies: copies.map(({ pid }, at) => ({
      requests: bursts[at]?.total ?? 0,
      microsecondsEach: ((processorMs(pid) - (before[at] ?? 0)) * 1000) / totalOf(bursts[at]),
    })),
  }
}

const totalOf = (done: Burst | undefined) => done?.total ?? Number.NaN

const medianRate = (rounds: readonly Round[]) => median(rounds.map(({ perSecond }) => perSecond))

/** Processor time per request in each copy of a setup, in µs. */
function microsecondsOf(rounds: readonly Round[]): number[] {
  const copies = rounds[0]?.copies ?? []
  return copies.map((_, copy) =>
    median(rounds.map((round) => round.copies[copy]?.microsecondsEach ?? Number.NaN)),
  )
}

/**
 * Medians of the rounds; shares are those of all requests of all rounds. `by work` is the
 * throughput of a setup relative to the last setup with one copy, at equal processor time per copy.
 */
export function copiesTable(setups: readonly { name: string; rounds: readonly Round[] }[]): string {
  const firstRate = medianRate(setups[0]?.rounds ?? [])
  const works = setups.map(({ rounds }) => microsecondsOf(rounds))
  const one = works.findLast(({ length }) => length === 1)?.[0] ?? Number.NaN
  return table(
    ['copies', 'req/s', 'of the first', 'p99 ms', 'µs of processor each', 'by work', 'shares'],
    setups.map(({ name, rounds }, at) => {
      const each = works[at] ?? []
      const sums = each.map((_, copy) =>
        rounds.reduce((sum, round) => sum + (round.copies[copy]?.requests ?? 0), 0),
      )
      const all = sums.reduce((sum, requests) => sum + requests, 0)
      return [
        name,
        figure(medianRate(rounds)),
        figure(medianRate(rounds) / firstRate, 2),
        figure(median(rounds.map(({ p99 }) => p99))),
        each.map((microseconds) => figure(microseconds)).join(', '),
        figure(
          each.reduce((sum, microseconds) => sum + one / microseconds, 0),
          2,
        ),
        sums.map((sum) => `${figure((100 * sum) / all)} %`).join(', '),
      ]
    }),
  )
}
