import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  encodedSuffix,
  type SiteEncoding,
  type SiteFile,
  siteFiles,
} from '#contract/site/site-manifest'
import { listReleases, type Release, serveSite, siteFolder } from '../publish/swap-site'

/** Thrown when the served site stays; the message lists the existing releases. */
export class RollbackRefused extends Error {
  override name = 'RollbackRefused'
}

const filesAtATime = 64

/**
 * Serves an earlier release again, by one rename of the link `dist`.
 * @param wanted its id; without one, the release that was served before the present one
 * @throws RollbackRefused if there is no such release, or one of its files is missing
 */
export async function rollBack(
  project: string,
  wanted?: string,
): Promise<{ from: string | null; to: string }> {
  const releases = await listReleases(project)
  const served = releases.find(({ isServed }) => isServed)
  const target = wanted
    ? releases.find(({ id }) => id === wanted)
    : releases.find(({ isServed }) => !isServed)
  const present = describeReleases(releases)
  if (!target) {
    const reason = wanted ? `There is no release ${wanted}.` : 'There is no earlier release.'
    throw new RollbackRefused(`${reason} Releases:\n${present}`)
  }
  if (target === served) {
    throw new RollbackRefused(`Release ${target.id} is served already. Releases:\n${present}`)
  }
  const missing = await missingFile(siteFolder(project, target.id))
  if (missing) throw new RollbackRefused(`Release ${target.id} is not whole: ${missing}.`)
  await serveSite(project, target.id)
  return { from: served?.id ?? null, to: target.id }
}

/** One line per release: id, when it was last served, and whether it is served now. */
export function describeReleases(releases: readonly Release[]): string {
  const lines = releases.map(
    ({ id, servedAt, isServed }) =>
      `  ${id}  ${new Date(servedAt).toISOString()}${isServed ? '  served' : ''}`,
  )
  return lines.join('\n') || '  none'
}

/** Describes the first file of a release that is missing or of another size, or null. */
async function missingFile(folder: string): Promise<string | null> {
  const name = join(folder, 'manifest/files.json')
  const manifest = siteFiles.safeParse(
    await readFile(name, 'utf8')
      .then(JSON.parse)
      .catch(() => 0),
  )
  if (!manifest.success) return 'manifest/files.json cannot be read'
  const expected = Object.entries(manifest.data).flatMap(([path, { bytes, encodings }]) => [
    [path, bytes] as const,
    ...Object.entries(encodings).map(
      ([encoding, size]) => [`${path}${encodedSuffix[encoding as SiteEncoding]}`, size] as const,
    ),
  ])
  for (let at = 0; at < expected.length; at += filesAtATime) {
    const checked = await Promise.all(
      expected.slice(at, at + filesAtATime).map(async ([path, bytes]) => {
        const found = await stat(join(folder, 'files', path)).catch(() => null)
        return found?.size === bytes ? null : path
      }),
    )
    const missing = checked.find((path) => path !== null)
    if (missing) return `${missing} is missing or of another size`
  }
  return null
}

/** Paths of the files that differ between two releases, sorted. */
export interface ReleaseDifferences {
  added: string[]
  changed: string[]
  removed: string[]
}

/** Files that differ in every release: build notes, and the worker with the build's id. */
const ofEveryRelease = /^\/(?:builds\/.+\.json|sw\.js)$/

/**
 * The files that differ between two releases by their manifests, without build notes and the
 * service worker, which always differ.
 */
export async function compareReleases(
  project: string,
  older: string,
  newer: string,
): Promise<ReleaseDifferences> {
  const [before, after] = await Promise.all([
    readManifest(project, older),
    readManifest(project, newer),
  ])
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((path) => !ofEveryRelease.test(path))
    .sort()
  return {
    added: paths.filter((path) => !before[path]),
    changed: paths.filter(
      (path) => before[path] && after[path] && before[path].etag !== after[path].etag,
    ),
    removed: paths.filter((path) => !after[path]),
  }
}

async function readManifest(project: string, id: string): Promise<Record<string, SiteFile>> {
  const name = join(siteFolder(project, id), 'manifest/files.json')
  return siteFiles.parse(JSON.parse(await readFile(name, 'utf8')))
}
