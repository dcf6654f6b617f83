import { MeasuringFailed } from '../programs'

/** What a burst of requests showed: answers per second and in all, and the slowest hundredth in ms. */
export interface Burst {
  perSecond: number
  total: number
  p99: number
}

export interface BurstOptions {
  seconds?: number
  /** So many requests instead of so many seconds. */
  requests?: number
  /** Requests per second; without it as many as can be answered. */
  rate?: number
}

/** Connections of a burst. */
export const connections = 32

/**
 * Sends requests for one address over 32 connections.
 * @throws MeasuringFailed where an answer is missing or is no success: such figures mean nothing.
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
