import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * A session key for development, created once and stored, so that people stay signed in when the
 * gateway restarts. In production keys come from SESSION_KEYS only.
 */
export async function developmentKey(file: string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => '')
  if (kept.trim()) return kept.trim()
  const key = randomBytes(32).toString('base64url')
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${key}\n`, { mode: 0o600 })
  return key
}

/**
 * Requests a rebuild by a file: the program that rebuilds (a unit of systemd, `npm start`) removes
 * it when it begins. Only its existence matters; its text is informational. An existing file stays
 * unchanged, as it may belong to the user of another copy.
 */
export function createRebuildRequests(file: string, clock: () => number): () => Promise<void> {
  return async () => {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, `${new Date(clock()).toISOString()}\n`, { flag: 'wx' }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error
      },
    )
  }
}
