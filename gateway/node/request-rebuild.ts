import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Asks for a rebuild by a file: whoever rebuilds (a unit of systemd, `npm start`) removes it when it
 * begins. A file that is there already holds the wish, too.
 */
export function createRebuildRequests(file: string, clock: () => number): () => Promise<void> {
  return async () => {
    await mkdir(dirname(file), { recursive: true })
    const beside = `${file}.${process.pid}`
    await writeFile(beside, `${new Date(clock()).toISOString()}\n`)
    await rename(beside, file)
  }
}
