import type { Writable } from 'node:stream'
import type { LogEntry } from '../dependencies'

const flushAfterMs = 100
const flushAtLength = 32_000

/** Writes log entries as lines of JSON. */
export interface LineWriter {
  write(entry: LogEntry): void
  /** Writes the buffered lines. */
  flush(): void
}

/** Lines are written in batches, as each write to a file blocks every request. */
export function createLineWriter(stream: Writable): LineWriter {
  let waiting = ''
  let timer: NodeJS.Timeout | null = null

  function flush(): void {
    if (timer) clearTimeout(timer)
    timer = null
    if (waiting) stream.write(waiting)
    waiting = ''
  }

  return {
    write(entry) {
      waiting += `${JSON.stringify(entry)}\n`
      if (waiting.length >= flushAtLength) flush()
      else timer ??= setTimeout(flush, flushAfterMs)
    },
    flush,
  }
}
