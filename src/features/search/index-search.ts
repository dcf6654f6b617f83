import { searchIndexPath, searchKinds } from '#contract/search/search-index-path'
import { networkFetch } from '#lib/http/send-request'
import { now } from '#lib/time/clock'
import type { SearchFilters } from './search-filters'
import type { SearchResults } from './search-results'
import { startSearchWorker, type WorkerAnswer, type WorkerRequest } from './start-search-worker'

/** The part of a `Worker` in use. */
export type SearchWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

/** How long the index is not tried again after an error, in ms; the API answers meanwhile. */
export const indexPauseMs = 30_000
/** How long a search waits for the index to open; the API answers while it opens on. */
export const openLimitMs = 5_000
/** After so long an index that does not open is given up, and loaded anew later. */
export const abandonMs = 60_000
/** How long the worker may take for one search. */
export const findLimitMs = 5_000

/** The search in the index; both reject where the index cannot be reached. */
export interface IndexSearch {
  /** Loads the index, unless it is there or has failed a moment before. */
  load: () => Promise<void>
  find: (query: string, filters: SearchFilters) => Promise<SearchResults>
}

/**
 * Makes the search in the index, which a worker holds, so that no key press waits for it.
 * @param start starts the worker
 * @param now in ms since 1970
 */
export function createIndexSearch(
  fetch: typeof globalThis.fetch,
  start: () => SearchWorker,
  now: () => number,
) {
  let opened: Promise<SearchWorker> | undefined
  let openedAt = 0
  let failedAt = Number.NEGATIVE_INFINITY

  async function open(signal: AbortSignal): Promise<SearchWorker> {
    const files = await Promise.all(searchKinds.map((kind) => readFile(fetch, kind, signal)))
    const worker = start()
    try {
      const buffers = files.map(([, buffer]) => buffer)
      const request: WorkerRequest = { type: 'open', files: Object.fromEntries(files) }
      await ask(worker, request, signal, buffers)
      return worker
    } catch (failure) {
      worker.terminate()
      throw failure
    }
  }

  async function openOnce(): Promise<SearchWorker> {
    if (now() - failedAt < indexPauseMs) throw new Error('The index has failed a moment before.')
    if (!opened) {
      openedAt = now()
      opened = within(abandonMs, open)
    }
    return opened.catch(fail)
  }

  function fail(failure: unknown): never {
    opened = undefined
    failedAt = now()
    throw failure
  }

  return {
    load: async () => void (await openOnce()),
    find: async (query, filters) => {
      const opening = openOnce()
      const worker = await within(openLimitMs - (now() - openedAt), () => opening)
      const request: WorkerRequest = { type: 'find', query, filters }
      const results = await within(findLimitMs, (signal) => ask(worker, request, signal)).catch(
        () => null,
      )
      if (results) return results
      worker.terminate()
      return fail(new Error('The search worker does not answer.'))
    },
  } satisfies IndexSearch
}

/** Ends an act that takes longer; its result then comes too late for the caller. */
async function within<Result>(
  limitMs: number,
  act: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new Error('The index takes too long.')), limitMs)
  try {
    const isOver = new Promise<never>((_, reject) => {
      limit.signal.addEventListener('abort', () => reject(limit.signal.reason))
    })
    return await Promise.race([act(limit.signal), isOver])
  } finally {
    clearTimeout(timer)
  }
}

async function readFile(
  fetch: typeof globalThis.fetch,
  kind: (typeof searchKinds)[number],
  signal: AbortSignal,
) {
  const response = await fetch(searchIndexPath(kind), { signal })
  if (!response.ok) throw new Error(`The index of ${kind} answered ${response.status}.`)
  return [kind, await response.arrayBuffer()] as const
}

/** Sends a request; the answer comes on a port of its own. */
function ask(
  worker: SearchWorker,
  request: WorkerRequest,
  signal: AbortSignal,
  transfer: readonly Transferable[] = [],
): Promise<SearchResults | null> {
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel()
    const ended = new AbortController()
    const end = () => {
      ended.abort()
      port1.close()
    }
    const fail = () => {
      end()
      reject(new Error('The search worker does not run.'))
    }
    worker.addEventListener('error', fail, { signal: ended.signal })
    signal.addEventListener('abort', fail, { signal: ended.signal })
    port1.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      end()
      if (data.ok) resolve(data.results)
      else fail()
    }
    worker.postMessage(request, [port2, ...transfer])
  })
}

export const indexSearch: IndexSearch = createIndexSearch(networkFetch, startSearchWorker, now)
