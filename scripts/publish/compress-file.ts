import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import {
  encodedSuffix,
  type SiteEncoding,
  type siteEncodings,
} from '../../contract/site/site-manifest'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Above this many bytes the best quality costs seconds and saves next to nothing. */
const bestQualityLimit = 200_000

/** Compressed copies, kept by the fingerprint of their content so that only new files cost time. */
export interface CompressedCopies {
  /** The compressed bytes, or null where they are no smaller. */
  of: (bytes: Buffer, encoding: SiteEncoding) => Promise<Buffer | null>
  /** Drops the copies that nobody asked for since the start. */
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

/** A copy that a killed process left half written must never be taken for a whole one. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const beside = `${file}.${process.pid}`
  await writeFile(beside, bytes)
  await rename(beside, file)
}
