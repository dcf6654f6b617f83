import { MeasuringFailed } from '../measuring-failed'

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
