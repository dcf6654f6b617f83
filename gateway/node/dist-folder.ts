import { readFile, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  encodedSuffix,
  entityPaths,
  manifestNames,
  siteFiles,
  sitePolicies,
} from '../../contract/site/site-manifest'
import type { PublishedSite, SiteSource } from '../dependencies'
import { keepBytes } from './kept-bytes'

const lookAgainMs = 1000

/** Bytes of the site that stay in memory: the pages and scripts that most people ask for. */
const keptAtMost = 64_000_000

/**
 * The site in a folder that a build publishes by swapping a link. It is looked at once a second at
 * most; a build that cannot be read leaves the one before it in place.
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
  const read = keepBytes((name) => readFile(join(root, 'files', name)), keptAtMost)
  return {
    files: siteFiles.parse(files),
    policies: sitePolicies.parse(policies),
    entityPaths: entityPaths.parse(entities),
    read: (path, encoding) => read(`${path}${encoding ? encodedSuffix[encoding] : ''}`),
  }
}
