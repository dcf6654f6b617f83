import { searchIndexPath, searchKinds } from '#contract/search/search-index-path'
import { networkFetch } from '#lib/http/network'
import type { WorkerAnswer, WorkerRequest } from './engine/search-worker'
import type { SearchFilters } from './search-filters'
import type { SearchResults } from './search-results'
import { startSearchWorker } from './start-search-worker'

/** The part of a `Worker` in use. */
export type SearchWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

/** The search in the index; both reject where the index cannot be reached. */
export interface IndexSearch {
  /** Loads the index, if it is not there or its loading has failed. */
  load: () => Promise<void>
  find: (query: string, filters: SearchFilters) => Promise<SearchResults>
}

/**
 * Makes the search in the index, which a worker holds, so that no key press waits for it.
 * @param start starts the worker
 */
export function createIndexSearch(fetch: typeof globalThis.fetch, start: () => SearchWorker) {
  let opened: Promise<SearchWorker> | undefined

  async function open(): Promise<SearchWorker> {
    const files = await Promise.all(searchKinds.map((kind) => readFile(fetch, kind)))
    const worker = start()
    await ask(
      worker,
      { type: 'open', files: Object.fromEntries(files) },
      files.map(([, b]) => b),
    )
    return worker
  }

  function openOnce(): Promise<SearchWorker> {
    opened ??= open().catch((failure) => {
      opened = undefined
      throw failure
    })
    return opened
  }

  return {
    load: async () => void (await openOnce()),
    find: async (query, filters) => {
      const worker = await openOnce()
      const results = await ask(worker, { type: 'find', query, filters }).catch(() => null)
      if (results) return results
      worker.terminate()
      opened = undefined
      throw new Error('The search worker does not answer.')
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

export const indexSearch: IndexSearch = createIndexSearch(networkFetch, startSearchWorker)
