import {
  type CachePurged,
  cachePurged,
  cachePurgeHeader,
  cachePurgePath,
} from '#contract/hooks/cache-purge'

const answerMs = 5000

/** Origin of the shop, and the token that it shares with the API. */
export interface PurgeSettings {
  url: string
  token: string
}

/** Calls the shop as the API does when its owner clears the caches. */
export function createCachePurge({ url, token }: PurgeSettings) {
  return async (patterns: readonly string[], dryRun: boolean): Promise<CachePurged> => {
    const answer = await fetch(new URL(cachePurgePath, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', [cachePurgeHeader]: token },
      body: JSON.stringify({ patterns, dryRun }),
      signal: AbortSignal.timeout(answerMs),
    })
    if (!answer.ok) throw new Error(`${url}${cachePurgePath} answered ${answer.status}`)
    return cachePurged.parse(await answer.json())
  }
}
