import { createHash } from 'node:crypto'
import { readdir, readFile, readlink } from 'node:fs/promises'
import { join } from 'node:path'

/** Fingerprint of every byte and name below a folder, links by their target. */
export async function folderBytes(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const prints = await Promise.all(
    entries
      .filter((entry) => !entry.isDirectory())
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name)
        const print = entry.isSymbolicLink()
          ? `link to ${await readlink(file)}`
          : createHash('sha256')
              .update(await readFile(file))
              .digest('hex')
        return [file.slice(folder.length), print] as const
      }),
  )
  return Object.fromEntries(prints.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Files below a folder that contain one of the texts. */
export async function filesHolding(folder: string, messages: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const found: string[] = []
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name)
    const bytes = await readFile(file)
    if (messages.some((text) => bytes.includes(text))) found.push(file.slice(folder.length))
  }
  return found
}
