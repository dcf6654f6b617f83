import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import {
  encodedSuffix,
  type SiteEncoding,
  type SiteFile,
  siteEncodings,
} from '../../contract/site/site-manifest'
import { withDeferredStart } from './deferred-start'
import { contentType, isImmutable, isText } from './wanted-files'

const filesAtATime = 8

/** What becomes of a built file's bytes. */
type Change = (path: string, built: Buffer) => Buffer

/**
 * Copies files into a site, with compressed copies of the texts beside them; pages get their late
 * start on the way, unless the caller publishes them otherwise.
 * @returns the manifest's entries, in the order of the paths
 */
export async function placeFiles(
  from: string,
  to: string,
  paths: readonly string[],
  copies: CompressedCopies,
  published: Change = withStart,
): Promise<Record<string, SiteFile>> {
  const placed: Record<string, SiteFile> = {}
  const open = [...paths]
  const work = async () => {
    for (let path = open.shift(); path !== undefined; path = open.shift()) {
      placed[path] = await placeFile({ from, to, path, copies, published })
    }
  }
  const ends = await Promise.allSettled(
    Array.from({ length: filesAtATime }, () => work().finally(() => open.splice(0))),
  )
  // The caller may remove the folder only when nothing is written any more.
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
  return Object.fromEntries(Object.entries(placed).sort(([a], [b]) => (a < b ? -1 : 1)))
}

interface Placing {
  from: string
  to: string
  path: string
  copies: CompressedCopies
  published: Change
}

async function placeFile({ from, to, path, copies, published }: Placing): Promise<SiteFile> {
  const target = join(to, path)
  await mkdir(dirname(target), { recursive: true })
  const bytes = published(path, await readFile(join(from, path)))
  await writeFile(target, bytes)
  return {
    type: contentType(path),
    etag: createHash('sha256').update(bytes).digest('hex').slice(0, 32),
    bytes: bytes.length,
    encodings: isText(path) ? await placeCopies(target, bytes, copies) : {},
    immutable: isImmutable(path),
  }
}

function withStart(path: string, built: Buffer): Buffer {
  return path.endsWith('.html') ? Buffer.from(withDeferredStart(path, built.toString())) : built
}

async function placeCopies(
  target: string,
  bytes: Buffer,
  copies: CompressedCopies,
): Promise<SiteFile['encodings']> {
  const sizes: SiteFile['encodings'] = {}
  for (const encoding of siteEncodings) {
    const copy = await copies.of(bytes, encoding)
    if (!copy) continue
    await writeFile(`${target}${encodedSuffix[encoding]}`, copy)
    sizes[encoding] = copy.length
  }
  return sizes
}

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Above this size the best quality takes seconds and saves little. */
const bestQualityLimit = 200_000

/** Compressed copies, kept by the fingerprint of their content so that only new files cost time. */
export interface CompressedCopies {
  /** The compressed bytes, or null where they are no smaller. */
  of: (bytes: Buffer, encoding: SiteEncoding) => Promise<Buffer | null>
  /** Drops the copies that were not used since the start. */
  dropUnused: () => Promise<void>
}

/** @param folder where the copies are kept, e.g. `.data/compressed` */
export async function openCompressedCopies(folder: string): Promise<CompressedCopies> {
  await mkdir(folder, { recursive: true })
  const used = new Set<string>()
  return {
    async of(bytes, encoding) {
      const name = `${createHash('sha256').update(bytes).digest('hex')}${encodedSuffix[encoding]}`
      used.add(name)
      const file = join(folder, name)
      const kept = await readFile(file).catch(() => null)
      const copy = kept ?? (await compress[encoding](bytes))
      if (!kept) await writeWhole(file, copy)
      return copy.length < bytes.length ? copy : null
    },
    async dropUnused() {
      const names = (await readdir(folder)).filter((name) => !used.has(name))
      await Promise.all(names.map((name) => rm(join(folder, name), { force: true })))
    },
  }
}

const compress = {
  br: (bytes: Buffer) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: bytes.length > bestQualityLimit ? 9 : 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer) => deflate(bytes, { level: 9 }),
} satisfies Record<(typeof siteEncodings)[number], (bytes: Buffer) => Promise<Buffer>>

/** Atomic, so that a killed process leaves no partial copy. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const beside = `${file}.${process.pid}`
  await writeFile(beside, bytes)
  await rename(beside, file)
}
