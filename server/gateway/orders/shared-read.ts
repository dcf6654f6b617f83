import { restPath } from '#upstream/api'
import { type Upstream, upstreamHeaders } from '../upstream/call-upstream'
import type { Client } from '../upstream/client'
import type { OptionalPart } from '../upstream/optional-part'
import { readJson } from '../upstream/read-answer'
import { createSharedAnswers } from '../upstream/shared-answers'

export interface ReadDeps {
  config: { publicUrl: string }
  clock: () => number
  optionalPart: OptionalPart
}

/** Reads a path below the REST API as a guest. */
export type GuestRead = (path: string) => Promise<unknown>

export function readAsGuest(
  { config }: Pick<ReadDeps, 'config'>,
  rest: Upstream,
  client: Client,
): GuestRead {
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

/** Reads something that is the same for everybody; `anew` also where it is kept. */
export type SharedRead<Value> = (client: Client, options?: { anew: boolean }) => Promise<Value>

/**
 * One read for all who ask within its life. Where a later read fails or takes long, the last value
 * counts, as these lists hardly change; without one it throws.
 */
export function createSharedRead<Value>(
  read: (client: Client) => Promise<Value>,
  lifeMs: number,
  { clock, optionalPart }: Pick<ReadDeps, 'clock' | 'optionalPart'>,
): SharedRead<Value> {
  let last: { value: Value; until: number } | null = null
  const shared = createSharedAnswers<Value>()
  async function readNow(client: Client): Promise<Value> {
    const value = await read(client)
    last = { value, until: clock() + lifeMs }
    return value
  }
  return async (client, { anew } = { anew: false }) => {
    const known = last
    if (known && !anew && clock() < known.until) return known.value
    const now = shared('', client, readNow)
    return known ? optionalPart(now, () => known.value) : now
  }
}
