/** Whether a chunk failed to load, e.g. after a new build was published. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError'
}

/**
 * Stops Gatsby from reloading the page in a loop because a small chunk failed to load: the page
 * works without it. Call it before Gatsby's navigation adds its listener: listeners of the window
 * run in the order in which they were added, even capturing ones.
 */
export function ignoreMissingChunks(): void {
  addEventListener('unhandledrejection', (event) => {
    if (isChunkError(event.reason)) event.stopImmediatePropagation()
  })
}
