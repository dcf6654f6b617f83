/** Whether a script of the site did not come, as after a new version was published (A4-64). */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError'
}

/**
 * Keeps Gatsby from loading the whole page anew, over and over, because one of its smaller parts
 * did not come: the page goes on without it. To be called before Gatsby's navigation begins to
 * listen: whoever listens at the window is told in the order of coming, even those that capture.
 */
export function outlastMissingChunks(): void {
  addEventListener('unhandledrejection', (event) => {
    if (isChunkError(event.reason)) event.stopImmediatePropagation()
  })
}
