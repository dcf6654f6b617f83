import { restPath } from '#upstream/api'
import { type Upstream, upstreamHeaders } from '../upstream/call-upstream'
import type { Client } from '../upstream/client'
import { readJson } from '../upstream/read-answer'

export interface ReadDeps {
  config: { publicUrl: string }
  clock: () => number
}

/** Reads a path below the REST API as a guest. */
export type GuestRead = (path: string) => Promise<unknown>

export function readAsGuest({ config }: ReadDeps, rest: Upstream, client: Client): GuestRead {
  return (path) =>
    rest.call(
      {
        method: 'GET',
        path: `${restPath}${path}`,
        headers: upstreamHeaders(config.publicUrl, client),
        trace: client.trace,
        client: client.key,
      },
      readJson,
    )
}

/** Reads something that is the same for everybody. */
export type SharedRead<Value> = (client: Client) => Promise<Value>

/**
 * One read for all who ask within its life. Where a later read fails, the last value counts, as
 * these lists hardly change; without one it throws.
 */
export function createSharedRead<Value>(
  read: SharedRead<Value>,
  lifeMs: number,
  clock: () => number,
): SharedRead<Value> {
  let last: { value: Value; until: number } | null = null
  let running: Promise<Value> | null = null
  return (client) => {
    if (last && clock() < last.until) return Promise.resolve(last.value)
    running ??= read(client)
      .then((value) => {
        last = { value, until: clock() + lifeMs }
        return value
      })
      .finally(() => {
        running = null
      })
    return running.catch((error: unknown) => {
      if (last) return last.value
      throw error
    })
  }
}
