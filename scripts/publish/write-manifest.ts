import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { matchEntityPath } from '#contract/paths/match-path'
import { buildMetaPath, latestBuildPath } from '#contract/site/build-notes'
import type { BuildRecord } from '#contract/site/build-record'
import {
  entityPaths,
  manifestNames,
  type SiteManifest,
  siteFiles,
  sitePolicies,
} from '#contract/site/site-manifest'
import { writeFresh } from './place-files'

/** The slug of every entity that has a page. */
export function readEntityPaths({ pages }: BuildRecord): SiteManifest['entityPaths'] {
  const slugs: SiteManifest['entityPaths'] = {
    product: {},
    productCategory: {},
    blogPost: {},
    blogCategory: {},
  }
  for (const { path } of pages) {
    const match = matchEntityPath(path)
    if (match?.slug) slugs[match.entity][String(match.id)] = match.slug
  }
  return slugs
}

/** Fingerprint of a whole site: the same for the same content, regardless of the build time. */
export function fingerprint(deps: unknown): string {
  return createHash('sha256').update(JSON.stringify(deps)).digest('hex').slice(0, 16)
}

/** Writes the manifest of a site for the host; checks each part against the API contract first. */
export async function writeManifest(
  folder: string,
  { files, policies, entityPaths: slugs }: SiteManifest,
  counts: BuildRecord['counts'],
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const contents = {
    [manifestNames.files]: siteFiles.parse(files),
    [manifestNames.policies]: sitePolicies.parse(policies),
    [manifestNames.entityPaths]: entityPaths.parse(slugs),
    'content.json': counts,
  }
  for (const [name, content] of Object.entries(contents)) {
    await writeFile(join(folder, name), JSON.stringify(content))
  }
}

/** Paths of the build notes that the site itself reads. */
export function buildNotePaths(id: string): string[] {
  return [latestBuildPath, buildMetaPath(id)]
}

/**
 * Writes the notes from which open pages detect a newer build.
 * @param timestamp when the build was published, in milliseconds since 1970
 */
export async function writeBuildNotes(
  folder: string,
  id: string,
  timestamp: number,
  { pages }: Pick<BuildRecord, 'pages'>,
): Promise<void> {
  const [latest, meta] = buildNotePaths(id).map((path) => join(folder, path))
  const prerendered = pages
    .filter(({ path, matchPath }) => !matchPath && !path.startsWith('/404'))
    .map(({ path }) => path)
    .sort()
  await mkdir(join(folder, 'builds/meta'), { recursive: true })
  await writeFresh(latest ?? '', JSON.stringify({ id, timestamp }))
  await writeFresh(meta ?? '', JSON.stringify({ id, timestamp, prerendered }))
}
