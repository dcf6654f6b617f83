import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildRecord } from '#contract/site/build-record'
import { workerPath } from '#contract/site/site-headers'
import { buildWorker, type WorkerKind } from './build-worker'
import { headersFile } from './headers-file'
import { nginxRelease, nginxReleaseName } from './nginx-release'
import { type PlacedFile, placeFiles, writeFresh } from './place-files'
import { readBuildRecord } from './read-build'
import { redirectsFile } from './redirects-file'
import { shellFiles } from './shell-files'
import {
  refuseForeignDist,
  removeOldSites,
  servedSite,
  siteFolder,
  swapSite,
  unfinishedFolder,
} from './swap-site'
import { wantedFiles } from './wanted-files'
import {
  buildNotePaths,
  fingerprint,
  readEntityPaths,
  writeBuildNotes,
  writeManifest,
} from './write-manifest'

export interface Publishing {
  /** Folder of the project: its `public` is read, its releases and `dist` are written. */
  project: string
  /** Now, in milliseconds since 1970. */
  now: () => number
  /** Which service worker the site gets. */
  worker?: WorkerKind
}

export interface Published {
  id: string
  /** Whether this content was already served. */
  unchanged: boolean
  fileCount: number
  /** Total size of all files without compression, in bytes. */
  bytes: number
}

/**
 * Publishes the last finished build: collects its files in a separate folder, describes them for
 * the host, and only then switches the link `dist` to it.
 * @throws PublishRefused if there is no complete build
 */
export async function publishBuild(publishing: Publishing): Promise<Published> {
  const { project } = publishing
  const record = await readBuildRecord(project)
  await refuseForeignDist(project)
  const folder = unfinishedFolder(project)
  await rm(folder, { recursive: true, force: true })
  try {
    const published = await gather(folder, publishing, record)
    await swapSite(project, folder, published.id)
    await removeOldSites(project)
    return published
  } catch (failure) {
    await rm(folder, { recursive: true, force: true })
    throw failure
  }
}

async function gather(
  folder: string,
  { project, now, worker: kind = 'serving' }: Publishing,
  record: BuildRecord,
): Promise<Published> {
  const files = join(folder, 'files')
  await mkdir(files, { recursive: true })
  const { known, roots } = await wantedFiles(project, record)
  const built = join(project, 'public')
  const placed = await placeFiles(roots, { from: built, to: files, known })
  const siteFiles = entriesOf(placed, ({ file }) => file)
  const policies = entriesOf(placed, ({ policy }) => policy)
  const entityPaths = readEntityPaths(record)
  const site = { files: siteFiles, policies, entityPaths }
  const headers = headersFile(record, site)
  const redirects = redirectsFile(site)
  await writeFresh(join(files, '_headers'), headers)
  await writeFresh(join(files, '_redirects'), redirects)
  const worker = await buildWorker(kind)
  const content = [siteFiles, policies, entityPaths, record.counts, headers, redirects]
  const id = fingerprint([...content, nginxRelease(record, site, ''), worker.fingerprint])
  await writeFresh(join(folder, nginxReleaseName), nginxRelease(record, site, id))
  await writeBuildNotes(files, id, now(), record)
  const shells = await shellFiles({ folder: files, built }, siteFiles, record)
  await writeFresh(join(files, workerPath), worker.of(id, shells))
  const notes = await placeFiles([...buildNotePaths(id), workerPath], { from: files, to: files })
  const all = { ...siteFiles, ...entriesOf(notes, ({ file }) => file) }
  await writeManifest(
    join(folder, 'manifest'),
    { files: all, policies, entityPaths },
    record.counts,
  )
  const before = await stat(siteFolder(project, id)).catch(() => null)
  return {
    id,
    unchanged: before !== null && (await servedSite(project)) === id,
    fileCount: Object.keys(all).length,
    bytes: Object.values(all).reduce((sum, file) => sum + file.bytes, 0),
  }
}

/** One property of each file that has it. */
function entriesOf<Part>(
  placed: Readonly<Record<string, PlacedFile>>,
  part: (row: PlacedFile) => Part | null,
): Record<string, Part> {
  const entries: Record<string, Part> = {}
  for (const [path, row] of Object.entries(placed)) {
    const value = part(row)
    if (value !== null) entries[path] = value
  }
  return entries
}
