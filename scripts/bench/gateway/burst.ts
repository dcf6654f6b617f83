import { MeasuringFailed } from '../programs'

/** Result of a burst: requests per second and in total, and the 99th percentile in ms. */
export interface Burst {
  perSecond: number
  total: number
  p99: number
}

export interface BurstOptions {
  seconds?: number
  /** Number of requests, instead of a duration. */
  requests?: number
  /** Requests per second; without it as many as the server can answer. */
  rate?: number
}

/** Connections of a burst. */
export const connections = 32

/**
 * Sends requests to one address over 32 connections.
 * @throws MeasuringFailed if a response is missing or not successful: the figures would be
 * meaningless
 */
export async function burst(
  url: string,
  { seconds = 1, requests, rate }: BurstOptions,
): Promise<Burst> {
  const { default: autocannon } = await import('autocannon')
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { accept: '*/*', 'accept-encoding': 'br', 'sec-fetch-site': 'same-origin' },
    ...(requests === undefined ? {} : { amount: requests }),
    ...(rate === undefined ? {} : { overallRate: rate }),
  })
  const failed = result.errors + result.timeouts + result.non2xx
  if (failed > 0)
    throw new MeasuringFailed(`${url}: ${failed} requests were not answered with 200.`)
  const { total, average } = result.requests
  return { perSecond: average, total, p99: result.latency.p99 }
}
