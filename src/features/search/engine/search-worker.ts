import * as z from 'zod/mini'
import { searchIndexFile } from '#contract/search/search-index'
import type { SearchResults } from '../search-results'
import type { WorkerAnswer, WorkerRequest } from '../start-search-worker'
import { findHits } from './find-hits'
import { createEngine, type Engine, type IndexFiles } from './search-engine'

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
