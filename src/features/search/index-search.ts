import { searchIndexPath, searchKinds } from '#contract/search/search-index-path'
import { networkFetch } from '#lib/http/network'
import { now } from '#lib/time/clock'
import type { WorkerAnswer, WorkerRequest } from './engine/search-worker'
import type { SearchFilters } from './search-filters'
import type { SearchResults } from './search-results'
import { startSearchWorker } from './start-search-worker'

/** The part of a `Worker` in use. */
export type SearchWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

/** How long the index is not tried again after an error, in ms; the API answers meanwhile. */
export const indexPauseMs = 30_000

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
  let failedAt = Number.NEGATIVE_INFINITY

  async function open(): Promise<SearchWorker> {
    const files = await Promise.all(searchKinds.map((kind) => readFile(fetch, kind)))
    const worker = start()
    try {
      const buffers = files.map(([, buffer]) => buffer)
      await ask(worker, { type: 'open', files: Object.fromEntries(files) }, buffers)
      return worker
    } catch (failure) {
      worker.terminate()
      throw failure
    }
  }

  async function openOnce(): Promise<SearchWorker> {
    if (now() - failedAt < indexPauseMs) throw new Error('The index has failed a moment before.')
    opened ??= open()
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
      const worker = await openOnce()
      const results = await ask(worker, { type: 'find', query, filters }).catch(() => null)
      if (results) return results
      worker.terminate()
      return fail(new Error('The search worker does not answer.'))
    },
  } satisfies IndexSearch
}

async function readFile(fetch: typeof globalThis.fetch, kind: (typeof searchKinds)[number]) {
  const response = await fetch(searchIndexPath(kind))
  if (!response.ok) throw new Error(`The index of ${kind} answered ${response.status}.`)
  return [kind, await response.arrayBuffer()] as const
}

/** Sends a request; the answer comes on a port of its own. */
function ask(
  worker: SearchWorker,
  request: WorkerRequest,
  transfer: readonly Transferable[] = [],
): Promise<SearchResults | null> {
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel()
    const answered = new AbortController()
    const fail = () => reject(new Error('The search worker does not run.'))
    worker.addEventListener('error', fail, { signal: answered.signal })
    port1.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      answered.abort()
      port1.close()
      if (data.ok) resolve(data.results)
      else fail()
    }
    worker.postMessage(request, [port2, ...transfer])
  })
}

export const indexSearch: IndexSearch = createIndexSearch(networkFetch, startSearchWorker, now)
