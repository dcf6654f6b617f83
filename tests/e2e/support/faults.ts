import { mkdirSync, rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { setControl } from './environment'

interface Endpoint {
  /** Path at the emulator. */
  pathPrefix: string
  method: 'GET' | 'POST'
}

interface Failure extends Endpoint {
  status: number
  body?: unknown
  /** Seconds. */
  retryAfter?: number
  /** Only of a request with this text in its body: other tests use the endpoint, too. */
  containing?: string
}

/** Makes the next response of an endpoint this failure. */
export const failNext = (failure: Failure) => setControl('fail-next', failure)

/** The next request to an endpoint is carried out, but half of its response is lost. */
export const loseNext = (endpoint: Endpoint) =>
  setControl('mode', { mode: 'truncated', count: 1, ...endpoint })

/** The next request to an endpoint is neither carried out nor answered. */
export const hangNext = (endpoint: Endpoint) =>
  setControl('mode', { mode: 'hang', count: 1, ...endpoint })

/**
 * Runs one test at a time on shared state, such as an endpoint that is made to fail, because the
 * projects run in parallel against the same emulator.
 */
export async function oneAtATime(name: string, act: () => Promise<void>): Promise<void> {
  const lock = `.data/e2e-${name}-${process.ppid}`
  mkdirSync('.data', { recursive: true })
  while (!takes(lock)) await wait(50)
  try {
    await act()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

function takes(lock: string): boolean {
  try {
    mkdirSync(lock)
    return true
  } catch {
    return false
  }
}
