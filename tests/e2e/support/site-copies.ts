import { createHash } from 'node:crypto'
import { cpSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

interface ManifestFile {
  type: string
  etag: string
  bytes: number
  encodings: object
  immutable: boolean
}

/** One copy of the built site, as the host reads it, before it is published. */
export interface SiteCopy {
  paths: () => string[]
  read: (path: string) => string
  write: (path: string, text: string) => void
  remove: (path: string) => void
  /** Has the policies name other hashes, as of inline scripts that were changed. */
  replacePolicies: (change: (policies: string) => string) => void
}

const built = resolve(process.env.SITE_DIR || 'dist')

/**
 * Publishes copies of the built site in a folder, one after the other, by turning a link.
 * @returns what publishes a copy, changed as told; it resolves to the path of a file that only this copy has
 */
export function siteCopies(room: string, link: string) {
  let copies = 0
  return (change: (copy: SiteCopy) => void): string => {
    copies += 1
    const folder = join(room, `copy-${copies}`)
    cpSync(built, folder, { recursive: true, dereference: true })
    const mark = `/copy-${copies}.txt`
    const copy = openCopy(folder)
    change(copy)
    copy.write(mark, 'here')
    const turned = `${link}.next`
    symlinkSync(folder, turned)
    renameSync(turned, link)
    return mark
  }
}

function openCopy(folder: string): SiteCopy {
  const listPath = join(folder, 'manifest', 'files.json')
  const policyPath = join(folder, 'manifest', 'csp.json')
  const files: Record<string, ManifestFile> = JSON.parse(readFileSync(listPath, 'utf8'))
  const save = () => writeFileSync(listPath, JSON.stringify(files))
  return {
    paths: () => Object.keys(files),
    read: (path) => readFileSync(join(folder, 'files', path), 'utf8'),
    write: (path, text) => {
      const { type, immutable } = files[path] ?? { type: 'text/plain', immutable: false }
      const etag = createHash('md5').update(text).digest('hex')
      files[path] = { type, immutable, etag, bytes: Buffer.byteLength(text), encodings: {} }
      writeFileSync(join(folder, 'files', path), text)
      save()
    },
    remove: (path) => {
      delete files[path]
      rmSync(join(folder, 'files', path))
      save()
    },
    replacePolicies: (replace) =>
      writeFileSync(policyPath, replace(readFileSync(policyPath, 'utf8'))),
  }
}
