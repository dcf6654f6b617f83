import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isSearchIndex } from '#contract/search/search-index-path'
import { encodedSuffix, type SiteFile, siteEncodings } from '#contract/site/site-manifest'
import { withDeferredStart } from './deferred-start'
import { type InlineHashes, inlineHashes } from './inline-hashes'
import { leanHtml } from './lean-html'
import { contentType, isImmutable, isText, references } from './wanted-files'

const filesAtATime = Math.max(8, 2 * availableParallelism())

/** Transforms the bytes of a built file. */
type Change = (path: string, built: Buffer) => Buffer

export interface Placing {
  /** Folder of the built files. */
  from: string
  /** Folder of the site; if it equals `from`, the files stay and get compressed copies. */
  to: string
  /** Files of `from` that are included if a text refers to them; without it none are. */
  known?: ReadonlySet<string>
  /** Transforms the files; by default pages get their deferred start. */
  published?: Change
}

export interface PlacedFile {
  file: SiteFile
  /** Files of the build that it refers to. */
  references: string[]
  /** Hashes of a page's inline scripts and styles; null for other files. */
  policy: InlineHashes | null
}

/**
 * Places files and everything they refer to in a site, with compressed copies of the texts.
 * @returns every placed file by its path, sorted
 */
export async function placeFiles(
  roots: readonly string[],
  placing: Placing,
): Promise<Record<string, PlacedFile>> {
  const { known = new Set() } = placing
  const placed = new Map<string, PlacedFile>()
  const place = placerOf(placing)
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

/** Runs work for each path. Settles only after all workers have stopped writing. */
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
function placerOf(placing: Placing): (path: string) => Promise<PlacedFile> {
  const { from, to, known, published = publishedBytes } = placing
  const folders = new Set<string>()
  return async (path) => {
    makeFolder(dirname(join(to, path)), folders)
    const bytes = published(path, await readFile(join(from, path)))
    const text = isText(path) ? bytes.toString() : ''
    return {
      file: await writeSiteFile(path, bytes, placing),
      references: known
        ? references(path, text)
            .filter((other) => known.has(other))
            .map(apart)
        : [],
      policy: path.endsWith('.html') ? inlineHashes(text) : null,
    }
  }
}

/** Copies a text, because a slice would keep the whole original in memory. */
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
  { from, to }: Placing,
): Promise<SiteFile> {
  const target = join(to, path)
  // In a separate folder no file exists yet.
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
  const etag = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  return { type, etag, bytes: bytes.length, encodings, immutable: isImmutable(path) }
}

/**
 * Writes a file that is linked nowhere else: writing into a link would change the previous site.
 */
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
        ...(isPage(path) ? pageQuality : bestQuality(path, bytes)),
      },
    }),
  gzip: (_: string, bytes: Buffer) => deflate(bytes, { level: 9 }),
}

const isPage = (path: string) => /\.html$|\/page-data\.json$/.test(path)

/**
 * A page takes 130 ms at the best quality and less than 2 ms at this one, which makes it a tenth
 * larger; there may be ten thousand. The window holds a whole page without allocating more memory.
 */
const pageQuality = {
  [constants.BROTLI_PARAM_QUALITY]: 6,
  [constants.BROTLI_PARAM_LGWIN]: 18,
}

/** Quality for files that every visit loads, and for the search index, of which it saves a tenth. */
function bestQuality(path: string, { length }: Buffer) {
  const isBest = length <= bestQualityLimit || isSearchIndex(path)
  return { [constants.BROTLI_PARAM_QUALITY]: isBest ? 11 : 9 }
}
