import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildRecord } from '../../contract/site/build-record'
import { workerPath } from '../../contract/site/site-headers'
import { buildWorker, type WorkerKind } from './build-worker'
import { headersFile } from './headers-file'
import { nginxRelease, nginxReleaseName } from './nginx-release'
import { type CompressedCopies, openCompressedCopies, placeFiles } from './place-files'
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
  readPolicies,
  writeBuildNotes,
  writeManifest,
} from './write-manifest'

export interface Publishing {
  /** Folder of the project: its `public` is read, its `.site` and `dist` are written. */
  project: string
  /** Now, in milliseconds since 1970. */
  now: () => number
  /** Which service worker the site gets. */
  worker?: WorkerKind
}

export interface Published {
  id: string
  /** Whether this content was being served already. */
  unchanged: boolean
  fileCount: number
  /** Of all files as they are, in bytes. */
  bytes: number
}

/**
 * Publishes the last finished build: gathers its files in a folder of their own, describes them for
 * the host, and only then turns the link `dist` to it.
 * @throws PublishRefused where there is nothing whole to publish.
 */
export async function publishBuild(publishing: Publishing): Promise<Published> {
  const { project } = publishing
  const record = await readBuildRecord(project)
  await refuseForeignDist(project)
  const copies = await openCompressedCopies(join(project, '.data/compressed'))
  const folder = unfinishedFolder(project)
  await rm(folder, { recursive: true, force: true })
  try {
    const published = await gather(folder, publishing, record, copies)
    await swapSite(project, folder, published.id)
    await copies.dropUnused()
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
  copies: CompressedCopies,
): Promise<Published> {
  const files = join(folder, 'files')
  await mkdir(files, { recursive: true })
  const paths = await wantedFiles(project, record)
  const built = join(project, 'public')
  const placed = await placeFiles(built, files, paths, copies)
  const policies = await readPolicies(files, paths)
  const entityPaths = readEntityPaths(record)
  const site = { files: placed, policies, entityPaths }
  const headers = headersFile(record, site)
  const redirects = redirectsFile(site)
  await writeFile(join(files, '_headers'), headers)
  await writeFile(join(files, '_redirects'), redirects)
  const worker = await buildWorker(kind)
  const content = [placed, policies, entityPaths, record.counts, headers, redirects]
  const id = fingerprint([...content, nginxRelease(record, site, ''), worker.fingerprint])
  await writeFile(join(folder, nginxReleaseName), nginxRelease(record, site, id))
  await writeBuildNotes(files, id, now(), record)
  const shells = await shellFiles({ folder: files, built }, placed, record)
  await writeFile(join(files, workerPath), worker.of(id, shells))
  const notes = await placeFiles(files, files, [...buildNotePaths(id), workerPath], copies)
  const manifest = { files: { ...placed, ...notes }, policies, entityPaths }
  await writeManifest(join(folder, 'manifest'), manifest, record.counts)
  const known = await stat(siteFolder(project, id)).catch(() => null)
  return {
    id,
    unchanged: known !== null && (await servedSite(project)) === id,
    fileCount: Object.keys(manifest.files).length,
    bytes: Object.values(manifest.files).reduce((sum, file) => sum + file.bytes, 0),
  }
}
