import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type SiteFile, siteFiles } from '#contract/site/site-manifest'
import { siteFolder } from '../publish/swap-site'

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
