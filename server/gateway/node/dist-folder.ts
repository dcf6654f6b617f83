import { readFile, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import {
  encodedSuffix,
  entityPaths,
  manifestNames,
  siteFiles,
  sitePolicies,
} from '#contract/site/site-manifest'
import type { PublishedSite, SiteSource } from '../static-site/published-site'

const lookAgainMs = 1000

/** Bytes of the site that are cached: the most popular pages and scripts. */
const keptAtMost = 64_000_000

/**
 * The site in a folder that a build publishes by replacing a link. The link is checked once a
 * second at most; if a build cannot be read, the one before it stays in use.
 */
export function createDistFolder(
  folder: string,
  clock: () => number,
  onFault: (error: unknown) => void,
): SiteSource {
  let site: PublishedSite | null = null
  let loadedFrom: string | null = null
  let lookedAt = Number.NEGATIVE_INFINITY
  let firstLook: Promise<void> | null = null

  async function look(): Promise<void> {
    const root = await realpath(folder).catch(() => null)
    if (root === null) return
    const { mtimeMs, size } = await stat(join(root, 'manifest', manifestNames.files))
    const version = `${root} ${mtimeMs} ${size}`
    if (version === loadedFrom) return
    site = await loadSite(root)
    loadedFrom = version
  }

  return {
    async current() {
      if (clock() - lookedAt >= lookAgainMs) {
        lookedAt = clock()
        const looking = look().catch(onFault)
        firstLook ??= looking
        await looking
      }
      await firstLook
      return site
    },
  }
}

async function loadSite(root: string): Promise<PublishedSite> {
  const json = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(root, 'manifest', name), 'utf8'))
  const [files, policies, entities] = await Promise.all([
    json(manifestNames.files),
    json(manifestNames.policies),
    json(manifestNames.entityPaths),
  ])
  const read = cacheBytes((name) => readFile(join(root, 'files', name)), keptAtMost)
  return {
    files: siteFiles.parse(files),
    policies: sitePolicies.parse(policies),
    entityPaths: entityPaths.parse(entities),
    read: (path, encoding) => read(`${path}${encoding ? encodedSuffix[encoding] : ''}`),
  }
}

type Bytes = Uint8Array<ArrayBuffer>
type ReadBytes = (name: string) => Promise<Bytes>

/**
 * Caches files, so that a popular page is read once; LRU eviction.
 * @param maxBytes bytes that are kept in all; a larger file is read each time
 */
export function cacheBytes(read: ReadBytes, maxBytes: number): ReadBytes {
  const kept = new LRUCache<string, Bytes>({
    maxSize: maxBytes,
    // The cache accepts no size of 0: an empty file counts as 1.
    sizeCalculation: ({ length }) => Math.max(1, length),
  })
  return async (name) => {
    const known = kept.get(name)
    if (known) return known
    const bytes = await read(name)
    kept.set(name, bytes)
    return bytes
  }
}
