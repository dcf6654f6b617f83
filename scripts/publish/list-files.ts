import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Every file below a folder as a path of the site: `/about/index.html`. None where the folder is missing. */
export async function listFiles(folder: string, below = ''): Promise<string[]> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(() => [])
  const found = await Promise.all(
    entries.map((entry) => {
      const path = `${below}/${entry.name}`
      return entry.isDirectory() ? listFiles(folder, path) : [path]
    }),
  )
  return found.flat()
}
