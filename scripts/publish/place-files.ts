import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { encodedSuffix, type SiteFile, siteEncodings } from '../../contract/site/site-manifest'
import { withDeferredStart } from './deferred-start'
import { inlineHashes } from './inline-hashes'
import { leanHtml } from './lean-html'
import {
  nothingRemembered,
  type Remembered,
  type RememberedFile,
  stampOf,
} from './remembered-files'
import { contentType, isImmutable, isText, references } from './wanted-files'

const filesAtATime = Math.max(8, 2 * availableParallelism())

/** What becomes of a built file's bytes. */
type Change = (path: string, built: Buffer) => Buffer

export interface Placing {
  /** Folder of the built files. */
  from: string
  /** Folder of the site; where it is the same one, the files stay and get compressed copies. */
  to: string
  /** The files of `from` that are followed where a text refers to them; without them none is. */
  known?: ReadonlySet<string>
  /** What is taken over from the site before, by links. */
  remembered?: Remembered
  /** Pages get their deferred start, unless the caller publishes them otherwise. */
  published?: Change
}

/**
 * Places files in a site, and all that they refer to, with compressed copies of the texts beside them.
 * What did not change since the site before is linked to it; what did is read, described and compressed.
 * @returns every placed file by its path, sorted
 */
export async function placeFiles(
  roots: readonly string[],
  placing: Placing,
): Promise<Record<string, RememberedFile>> {
  const { known = new Set() } = placing
  const placed = new Map<string, RememberedFile>()
  const place = await placerOf(placing)
  const seen = new Set(roots)
  for (let open = [...seen]; open.length > 0; ) {
    const found: string[] = []
    await inParallel(open, async (path) => {
      const row = await place(path)
      placed.set(path, row)
      found.push(...row.references)
    })
    open = [...new Set(found)].filter((path) => known.has(path) && !seen.has(path))
    for (const path of open) seen.add(path)
  }
  return Object.fromEntries([...placed].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Does some work for each path. It ends, or fails, when nothing is written any more. */
async function inParallel(paths: readonly string[], work: (path: string) => Promise<void>) {
  const open = paths.values()
  let hasFailed = false
  const worker = async () => {
    for (const path of open) {
      if (hasFailed) return
      await work(path).catch((failure) => {
        hasFailed = true
        throw failure
      })
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: filesAtATime }, worker))
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
}

/** How one file of a site is placed. */
async function placerOf(placing: Placing): Promise<(path: string) => Promise<RememberedFile>> {
  const { from, to, known, remembered = nothingRemembered, published = publishedBytes } = placing
  // The moment by the clock of the disk: what is written later may be written while it is read.
  const { ctimeNs: start } = await stat(to, { bigint: true })
  const folders = new Set<string>()
  return async (path) => {
    makeFolder(dirname(join(to, path)), folders)
    const { stamp, changedAt } = stampOf(join(from, path))
    const same = remembered.unchanged(path, stamp)
    if (same && remembered.link(path, same.file.etag, to)) return same
    const bytes = published(path, await readFile(join(from, path)))
    const text = isText(path) ? bytes.toString() : ''
    const etag = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
    return {
      stamp: changedAt < start ? stamp : '',
      file: remembered.link(path, etag, to) ?? (await writeSiteFile(path, bytes, etag, placing)),
      references: known
        ? references(path, text)
            .filter((other) => known.has(other))
            .map(apart)
        : [],
      policy: path.endsWith('.html') ? inlineHashes(text) : null,
    }
  }
}

/** A copy: a part of a text would keep the whole text in memory. */
const apart = (part: string) => Buffer.from(part).toString()

function makeFolder(folder: string, made: Set<string>): void {
  if (made.has(folder)) return
  mkdirSync(folder, { recursive: true })
  made.add(folder)
}

function publishedBytes(path: string, built: Buffer): Buffer {
  if (!path.endsWith('.html')) return built
  return Buffer.from(withDeferredStart(path, leanHtml(built.toString())))
}

async function writeSiteFile(
  path: string,
  bytes: Buffer,
  etag: string,
  { from, to }: Placing,
): Promise<SiteFile> {
  const target = join(to, path)
  // In a folder of its own nothing is there yet.
  const write = from === to ? writeFresh : writeNew
  if (from !== to) await write(target, bytes)
  const encodings: SiteFile['encodings'] = {}
  for (const encoding of isText(path) ? siteEncodings : []) {
    const copy = await compress[encoding](path, bytes)
    if (copy.length >= bytes.length) continue
    await write(`${target}${encodedSuffix[encoding]}`, copy)
    encodings[encoding] = copy.length
  }
  const type = contentType(path)
  return { type, etag, bytes: bytes.length, encodings, immutable: isImmutable(path) }
}

/** Writes a file that is linked nowhere else: writing into a link would change the site before. */
export async function writeFresh(path: string, bytes: Buffer | string): Promise<void> {
  await rm(path, { force: true })
  await writeNew(path, bytes)
}

const writeNew = (path: string, bytes: Buffer | string) => writeFile(path, bytes, { flag: 'wx' })

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Above this size the best quality takes seconds and saves little. */
const bestQualityLimit = 200_000

const compress = {
  br: (path: string, bytes: Buffer) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        ...(isPage(path) ? pageQuality : bestQuality(bytes)),
      },
    }),
  gzip: (_: string, bytes: Buffer) => deflate(bytes, { level: 9 }),
}

const isPage = (path: string) => /\.html$|\/page-data\.json$/.test(path)

/**
 * A page costs 130 ms by the best quality and less than 2 by this one, which makes it a tenth larger;
 * there may be ten thousand. The window holds a whole page, and no more memory is prepared for it.
 */
const pageQuality = {
  [constants.BROTLI_PARAM_QUALITY]: 6,
  [constants.BROTLI_PARAM_LGWIN]: 18,
}

/** What every visit loads. */
function bestQuality({ length }: Buffer) {
  return { [constants.BROTLI_PARAM_QUALITY]: length > bestQualityLimit ? 9 : 11 }
}
