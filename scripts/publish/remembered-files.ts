import { createHash } from 'node:crypto'
import { linkSync, rmSync, statSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { encodedSuffix, siteEncodings, siteFile } from '../../contract/site/site-manifest'
import { siteFolder } from './swap-site'

const file = '.data/published.json'

const rememberedFile = z.object({
  /** Stamp of the built file; empty if it may have been written while it was read. */
  stamp: z.string(),
  file: siteFile,
  references: z.array(z.string()),
  policy: z.nullable(z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) })),
})

/** Result of publishing one built file. */
export type RememberedFile = z.infer<typeof rememberedFile>

const memory = z.object({
  code: z.string(),
  others: z.string(),
  site: z.string(),
  files: z.record(z.string(), rememberedFile),
})

/** State of the previous publishing, to take over unchanged files. */
export interface Remembered {
  /** The earlier result of a file that has not changed since; else null. */
  unchanged: (path: string, stamp: string) => RememberedFile | null
  /** Links the published file and its copies into another site if its bytes are those of `etag`. */
  link: (path: string, etag: string, to: string) => RememberedFile['file'] | null
}

/** The state without an earlier publishing. */
export const nothingRemembered: Remembered = { unchanged: () => null, link: () => null }

/**
 * Reads the state of the last published site. It is valid only for the same code, and the
 * references of a text only for the same set of files.
 * @param known every file of the build
 */
export async function readRemembered(
  project: string,
  known: ReadonlySet<string>,
): Promise<Remembered> {
  const text = await readFile(join(project, file), 'utf8').catch(() => '{}')
  const { data } = z.safeParse(memory, parseJson(text))
  if (!data || data.code !== (await fingerprintOfCode())) return nothingRemembered
  const files = join(siteFolder(project, data.site), 'files')
  const rows = new Map(Object.entries(data.files))
  const sameOthers = data.others === fingerprintOfOthers(known)
  return {
    unchanged(path, stamp) {
      const row = rows.get(path)
      return sameOthers && row && row.stamp !== '' && row.stamp === stamp ? row : null
    },
    link(path, etag, to) {
      const row = rows.get(path)
      return row?.file.etag === etag && linkFile(files, to, path, row.file) ? row.file : null
    },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Stores the state of a site that has just been published. */
export async function writeRemembered(
  project: string,
  site: string,
  known: ReadonlySet<string>,
  files: Readonly<Record<string, RememberedFile>>,
): Promise<void> {
  const code = await fingerprintOfCode()
  const others = fingerprintOfOthers(known)
  const beside = join(project, `${file}.${process.pid}`)
  await mkdir(dirname(beside), { recursive: true })
  await writeFile(beside, JSON.stringify({ code, others, site, files }))
  await rename(beside, join(project, file))
}

/**
 * Links a file and its compressed copies; undone and false if one is missing or has another size.
 */
function linkFile(from: string, to: string, path: string, known: RememberedFile['file']): boolean {
  const sizes = [
    ['', known.bytes] as const,
    ...siteEncodings.map((name) => [encodedSuffix[name], known.encodings[name]] as const),
  ].filter(([, size]) => size !== undefined)
  try {
    for (const [suffix, size] of sizes) {
      const source = join(from, path + suffix)
      if (statSync(source).size !== size) throw new Error(`${source} has another size`)
      linkSync(source, join(to, path + suffix))
    }
    return true
  } catch {
    for (const [suffix] of sizes) rmSync(join(to, path + suffix), { force: true })
    return false
  }
}

/**
 * Changes with every write of a file: inode, size, and the times of its last change, in
 * nanoseconds. Programs cannot set the second time (ctime).
 */
export function stampOf(path: string): { stamp: string; changedAt: bigint } {
  const { ino, size, mtimeNs, ctimeNs } = statSync(path, { bigint: true })
  return { stamp: `${ino}-${size}-${mtimeNs}-${ctimeNs}`, changedAt: ctimeNs }
}

/** Changes with the publishing code, and with Node, whose compression may differ. */
async function fingerprintOfCode(): Promise<string> {
  const names = (await readdir(__dirname)).filter((name) => !name.includes('.test.')).sort()
  const hash = createHash('sha256').update(process.version)
  for (const name of names) hash.update(await readFile(join(__dirname, name)))
  return hash.digest('hex')
}

/** Changes with the files that pages can refer to: all except pages and their data. */
function fingerprintOfOthers(known: ReadonlySet<string>): string {
  const others = [...known].filter((path) => !/(?:\.html|\/page-data\.json)$/.test(path)).sort()
  return createHash('sha256').update(others.join('\n')).digest('hex')
}
