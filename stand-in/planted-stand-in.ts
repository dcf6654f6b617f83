import type { Hono } from 'hono'
import type { Clock } from './clock'
import { createStandIn } from './create-stand-in'
import { plantSeed } from './seed/plant-seed'
import { readSeed } from './seed/read-seed'
import { openStore, type Store } from './store/open-store'

/** A whole stand-in in memory, planted, on a clock of its own. */
export interface PlantedStandIn {
  app: Hono
  store: Store
  /** Stands still until its `at` is set. */
  clock: Clock & { at: Date }
  /** The body of an answer, parsed. */
  read(path: string): Promise<unknown>
  /** Sends a JSON object. */
  send(path: string, body: object, headers?: Record<string, string>): Promise<Response>
}

/** A day on which every lesson of the seed has come out. */
const startsAt = '2026-11-20T12:00:00+02:00'

/** For tests: a stand-in without port or file. A fault that nobody foresaw rejects the request. */
export async function plantedStandIn(): Promise<PlantedStandIn> {
  const store = await openStore(':memory:')
  const seed = readSeed()
  await plantSeed(store, seed)
  const clock = {
    at: new Date(startsAt),
    now() {
      return this.at
    },
  }
  const report = (problem: unknown) => {
    throw problem
  }
  const app = createStandIn({ store, seed, clock, random: () => 0.5, report })
  return {
    app,
    store,
    clock,
    read: async (path) => (await app.request(path)).json(),
    send: async (path, body, headers = {}) =>
      app.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
  }
}
