import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export interface TemporaryFolder {
  root: string
  /** Writes a file below the root, with its folders. */
  write: (path: string, text: string) => void
  remove: () => void
}

/** Makes an empty folder outside the repository. */
export function makeTemporaryFolder(): TemporaryFolder {
  const root = mkdtempSync(join(tmpdir(), 'tooling-'))
  return {
    root,
    write: (path, text) => {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
