/** Starts the worker that holds the index; the bundler makes a script of its own of it. */
export function startSearchWorker(): Worker {
  return new Worker(
    /* webpackChunkName: "search-worker" */
    new URL('./engine/search-worker.ts', import.meta.url),
  )
}
