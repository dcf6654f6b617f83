import { setTimeout as sleep } from 'node:timers/promises'
import '../server'

/** Resources of a gateway at a moment. */
export interface Held {
  /** Resident memory of the process, in bytes. */
  rss: number
  /** Heap and array buffers in use, in bytes. */
  heap: number
  /** Open connections, to clients and to the upstream. */
  sockets: number
}

// The production gateway, in a process that reports its resources to its parent.
process.on('message', async () => {
  const rss = process.memoryUsage.rss()
  // Node gives up the timer of a time limit only in the turn after its signal was collected.
  let heap = Number.POSITIVE_INFINITY
  for (let collection = 0; collection < 20; collection += 1) {
    globalThis.gc?.()
    await sleep(50)
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    heap = Math.min(heap, heapUsed + arrayBuffers)
  }
  const resources = process.getActiveResourcesInfo()
  const sockets = resources.filter((name) => name === 'TCPSocketWrap').length
  process.send?.({ rss, heap, sockets } satisfies Held)
})
