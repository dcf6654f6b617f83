import { SonicBoom } from 'sonic-boom'
import type { LogEntry } from '../operations/log'

/** Longest text that waits to be written, in bytes; later lines are dropped and counted. */
const mostWaiting = 1_000_000

/** Longest wait for what must be written before the process ends. */
const longestFlushMs = 1000

/** Where events for the operator are written, one line of JSON each. */
export interface LogLines {
  write(entry: LogEntry): void
  /** False after a line could not be written, until one is. */
  isWritten(): boolean
  /** Settles when what waits is written, or cannot be within a second: the process may end. */
  flush(): Promise<void>
}

/**
 * Writes lines to an open file, standard output by default. A full disk or a reader that is gone
 * never ends the process: what fails is tried again with the next line, and a line says later how
 * many were dropped.
 */
export function createLogLines(fd = 1): LogLines {
  const destination = new SonicBoom({ fd, maxLength: mostWaiting })
  let isWritten = true
  let dropped = 0

  const write = (entry: LogEntry) => void destination.write(`${JSON.stringify(entry)}\n`)
  const fail = () => {
    isWritten = false
  }
  destination.on('error', fail)
  destination.on('drop', () => {
    fail()
    dropped += 1
    // The destination tries again with each line that it takes; it takes none while it is full.
    destination.flush()
  })
  destination.on('write', () => {
    isWritten = true
  })
  destination.on('drain', () => {
    if (dropped === 0) return
    const lines = dropped
    dropped = 0
    write({ event: 'log-lines-dropped', lines })
  })

  return {
    write,
    isWritten: () => isWritten,
    flush: () =>
      new Promise((resolve) => {
        destination.flush(() => resolve())
        setTimeout(resolve, longestFlushMs)
      }),
  }
}
