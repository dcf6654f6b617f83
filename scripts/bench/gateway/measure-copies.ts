import { figure, inTurns, median, table } from '../figures'
import { type RunningGateway, startGateway, startRedis } from '../servers'
import { type Burst, burst } from './burst'
import { processorMs } from './watch-process'

/** Copies of the gateway that are asked at the same time. */
interface Setup {
  name: string
  copies: readonly RunningGateway[]
}

/** One round of a setup: all requests together, and of each copy its share and its processor time. */
interface Round {
  perSecond: number
  p99: number
  copies: readonly { requests: number; microsecondsEach: number }[]
}

/**
 * A row of JSON from one copy that keeps its limits for itself, from one that shares them through
 * Redis, and from two that do. Where two copies, Redis, the upstream and the client have fewer cores
 * than programs, the rate of two says nothing: the work of each request does, in processor time.
 * @param path of the row
 * @returns a table
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
  const setups: Setup[] = [
    { name: 'one, in memory', copies: [alone] },
    { name: 'one, by Redis', copies: [first] },
    { name: 'two, by Redis', copies: [first, second] },
  ]
  for (const { origin } of [alone, first, second]) await burst(`${origin}${path}`, { seconds: 1 })
  const rounds = await inTurns(runs, ...setups.map((setup) => () => askAll(setup, path, seconds)))
  for (const { stop } of [alone, first, second, redis]) await stop()
  return copiesTable(setups.map(({ name }, at) => ({ name, rounds: rounds[at] ?? [] })))
}

async function askAll({ copies }: Setup, path: string, seconds: number): Promise<Round> {
  const before = copies.map(({ pid }) => processorMs(pid))
  const bursts = await Promise.all(
    copies.map(({ origin }) => burst(`${origin}${path}`, { seconds })),
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

/** Medians of the rounds; shares are those of all requests of all rounds. */
export function copiesTable(setups: readonly { name: string; rounds: readonly Round[] }[]): string {
  const rates = setups.map(({ rounds }) => median(rounds.map(({ perSecond }) => perSecond)))
  return table(
    ['copies', 'req/s', 'of the first', 'p99 ms', 'µs of processor each', 'shares'],
    setups.map(({ name, rounds }, at) => {
      const copies = rounds[0]?.copies ?? []
      const each = copies.map((_, copy) =>
        median(rounds.map((round) => round.copies[copy]?.microsecondsEach ?? Number.NaN)),
      )
      const sums = copies.map((_, copy) =>
        rounds.reduce((sum, round) => sum + (round.copies[copy]?.requests ?? 0), 0),
      )
      const all = sums.reduce((sum, one) => sum + one, 0)
      return [
        name,
        figure(rates[at] ?? null),
        figure((rates[at] ?? Number.NaN) / (rates[0] ?? Number.NaN), 2),
        figure(median(rounds.map(({ p99 }) => p99))),
        each.map((microseconds) => figure(microseconds)).join(', '),
        sums.map((sum) => `${figure((100 * sum) / all)} %`).join(', '),
      ]
    }),
  )
}
