import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Asks for a rebuild by a file: the program that rebuilds (a unit of systemd, `npm start`) removes it when it
 * begins. That it exists is all it says; its text is for people.
 */
export function createRebuildRequests(file: string, clock: () => number): () => Promise<void> {
  return async () => {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, `${new Date(clock()).toISOString()}\n`)
  }
}
