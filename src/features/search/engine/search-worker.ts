import * as z from 'zod/mini'
import { searchIndexFile } from '#contract/search/search-index'
import type { SearchFilters } from '../search-filters'
import type { SearchResults } from '../search-results'
import { findHits } from './find-hits'
import { createEngine, type Engine, type IndexFiles } from './search-engine'

/** What the page sends: the index once, as the bytes of its files, then queries. */
export type WorkerRequest =
  | { type: 'open'; files: Readonly<Record<string, ArrayBuffer>> }
  | { type: 'find'; query: string; filters: SearchFilters }

/** The answer to a request, on the port that came with it. */
export type WorkerAnswer = { ok: true; results: SearchResults | null } | { ok: false }

let engine: Engine | undefined

// The worker has no network: the page reads the files, so that the worker's policy can forbid it.
self.addEventListener('message', ({ data, ports: [port] }: MessageEvent<WorkerRequest>) => {
  try {
    const results = answer(data)
    port?.postMessage({ ok: true, results } satisfies WorkerAnswer)
  } catch {
    port?.postMessage({ ok: false } satisfies WorkerAnswer)
  }
})

function answer(request: WorkerRequest): SearchResults | null {
  if (request.type === 'find') {
    if (!engine) throw new Error('The index is not open.')
    return findHits(engine, request.query, request.filters)
  }
  const decoder = new TextDecoder()
  const files = Object.entries(request.files).map(([kind, bytes]) => [
    kind,
    z.parse(searchIndexFile, JSON.parse(decoder.decode(bytes))),
  ])
  engine = createEngine(Object.fromEntries(files) as IndexFiles)
  return null
}
