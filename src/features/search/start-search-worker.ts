import type { SearchFilters } from './search-filters'
import type { SearchResults } from './search-results'

/** What the page sends: the index once, as the bytes of its files, then queries. */
export type WorkerRequest =
  | { type: 'open'; files: Readonly<Record<string, ArrayBuffer>> }
  | { type: 'find'; query: string; filters: SearchFilters }

/** The answer to a request, on the port that came with it. */
export type WorkerAnswer = { ok: true; results: SearchResults | null } | { ok: false }

/** Starts the worker that holds the index; the bundler makes a script of its own of it. */
export function startSearchWorker(): Worker {
  return new Worker(
    /* webpackChunkName: "search-worker" */
    new URL('./engine/search-worker.ts', import.meta.url),
  )
}
