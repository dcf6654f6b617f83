import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { encodedSuffix, type SiteFile, siteEncodings } from '../../contract/site/site-manifest'
import type { CompressedCopies } from './compress-file'
import { withLateStart } from './late-start'
import { contentType, isImmutable, isText } from './site-file-types'

const filesAtATime = 8

/**
 * Copies files into a site, with compressed copies of the texts beside them; pages get their late
 * start on the way.
 * @returns what the manifest says of each, in the order of the paths
 */
export async function placeFiles(
  from: string,
  to: string,
  paths: readonly string[],
  copies: CompressedCopies,
): Promise<Record<string, SiteFile>> {
  const placed: Record<string, SiteFile> = {}
  const open = [...paths]
  const work = async () => {
    for (let path = open.shift(); path !== undefined; path = open.shift()) {
      placed[path] = await placeFile(from, to, path, copies)
    }
  }
  const ends = await Promise.allSettled(
    Array.from({ length: filesAtATime }, () => work().finally(() => open.splice(0))),
  )
  // Only when nobody writes any more may the caller clear the folder away.
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
  return Object.fromEntries(Object.entries(placed).sort(([a], [b]) => (a < b ? -1 : 1)))
}

async function placeFile(
  from: string,
  to: string,
  path: string,
  copies: CompressedCopies,
): Promise<SiteFile> {
  const target = join(to, path)
  await mkdir(dirname(target), { recursive: true })
  const bytes = asPublished(path, await readFile(join(from, path)))
  await writeFile(target, bytes)
  return {
    type: contentType(path),
    etag: createHash('sha256').update(bytes).digest('hex').slice(0, 32),
    bytes: bytes.length,
    encodings: isText(path) ? await placeCopies(target, bytes, copies) : {},
    immutable: isImmutable(path),
  }
}

function asPublished(path: string, built: Buffer): Buffer {
  return path.endsWith('.html') ? Buffer.from(withLateStart(path, built.toString())) : built
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
