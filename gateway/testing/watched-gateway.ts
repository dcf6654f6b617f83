import '../server'

/** What a gateway holds at a moment. */
export interface Held {
  /** All its memory as the system counts it, in bytes. */
  rss: number
  /** What its code still reaches, in bytes. */
  heap: number
  /** Open connections, to clients and to the upstream. */
  sockets: number
}

// The gateway as it is served, in a process that reports its resources to its parent.
process.on('message', () => {
  const rss = process.memoryUsage.rss()
  globalThis.gc?.()
  const { heapUsed: heap, arrayBuffers } = process.memoryUsage()
  const resources = process.getActiveResourcesInfo()
  const sockets = resources.filter((name) => name === 'TCPSocketWrap').length
  process.send?.({ rss, heap: heap + arrayBuffers, sockets } satisfies Held)
})
