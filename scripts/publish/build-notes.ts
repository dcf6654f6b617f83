import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildMetaPath, latestBuildPath } from '../../contract/site/build-notes'
import type { BuildRecord } from '../../contract/site/build-record'

/** Names of the notes about a build that the site itself reads. */
export function buildNotePaths(id: string): string[] {
  return [latestBuildPath, buildMetaPath(id)]
}

/**
 * Writes the notes by which open pages learn of a newer build.
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
  await writeFile(latest ?? '', JSON.stringify({ id, timestamp }))
  await writeFile(meta ?? '', JSON.stringify({ id, timestamp, prerendered }))
}
