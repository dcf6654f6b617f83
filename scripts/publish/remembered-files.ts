import { createHash } from 'node:crypto'
import { linkSync, rmSync, statSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { encodedSuffix, siteEncodings, siteFile } from '../../contract/site/site-manifest'
import { siteFolder } from './swap-site'

const file = '.data/published.json'

const rememberedFile = z.object({
  /** Stamp of the built file; empty where it may have been written while it was read. */
  stamp: z.string(),
  file: siteFile,
  references: z.array(z.string()),
  policy: z.nullable(z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) })),
})

/** What became of one built file. */
export type RememberedFile = z.infer<typeof rememberedFile>

const memory = z.object({
  code: z.string(),
  others: z.string(),
  site: z.string(),
  files: z.record(z.string(), rememberedFile),
})

/** What the publishing before this one left, to take over what did not change. */
export interface Remembered {
  /** What the file became, where it did not change since; else null. */
  unchanged: (path: string, stamp: string) => RememberedFile | null
  /** Links the published file and its copies into another site where its bytes are those of `etag`. */
  link: (path: string, etag: string, to: string) => RememberedFile['file'] | null
}

/** The publishing where nothing is remembered. */
export const nothingRemembered: Remembered = { unchanged: () => null, link: () => null }

/**
 * Reads what was remembered of the last published site. It counts for the same code alone, and the
 * references of a text only among the same files.
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

/** Remembers a site that has just been published. */
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

/** Links a file with its compressed copies; undone and false where one is missing or has another size. */
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
 * What changes with every writing of a file: its place on the disk, size, and the moments of its last
 * change, in nanoseconds. The second moment (ctime) cannot be set by a program.
 */
export function stampOf(path: string): { stamp: string; changedAt: bigint } {
  const { ino, size, mtimeNs, ctimeNs } = statSync(path, { bigint: true })
  return { stamp: `${ino}-${size}-${mtimeNs}-${ctimeNs}`, changedAt: ctimeNs }
}

/** Changes with the code that publishes, and with Node, whose compression may differ. */
async function fingerprintOfCode(): Promise<string> {
  const names = (await readdir(__dirname)).filter((name) => !name.includes('.test.')).sort()
  const hash = createHash('sha256').update(process.version)
  for (const name of names) hash.update(await readFile(join(__dirname, name)))
  return hash.digest('hex')
}

/** Changes with the files that pages can refer to: all but the pages and their data. */
function fingerprintOfOthers(known: ReadonlySet<string>): string {
  const others = [...known].filter((path) => !/(?:\.html|\/page-data\.json)$/.test(path)).sort()
  return createHash('sha256').update(others.join('\n')).digest('hex')
}
