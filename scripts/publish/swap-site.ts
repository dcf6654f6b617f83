import {
  lstat,
  readdir,
  readlink,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  utimes,
} from 'node:fs/promises'
import { basename, join, relative, resolve } from 'node:path'
import { PublishRefused } from './read-build'

const servedLink = 'dist'
/** Releases that stay on disk: the served one, and those that a rollback can go to. */
const keptSites = 5

/** Name of the served site, or null. */
export async function servedSite(project: string): Promise<string | null> {
  const target = await readlink(join(project, servedLink)).catch(() => null)
  return target === null ? null : basename(target)
}

/**
 * Folder of the published sites: `RELEASES_DIR`, by default beside the project. Each build lists
 * every file of the project's folder, so ten thousand pages of each release would slow it down.
 */
export function releasesFolder(project: string): string {
  const besideProject = `../${basename(resolve(project))}.releases`
  return resolve(project, process.env.RELEASES_DIR || besideProject)
}

export function siteFolder(project: string, id: string): string {
  return join(releasesFolder(project), id)
}

/** Refuses a `dist` that is not a link. */
export async function refuseForeignDist(project: string): Promise<void> {
  const found = await lstat(join(project, servedLink)).catch(() => null)
  if (found && !found.isSymbolicLink()) {
    throw new PublishRefused('dist is not a link to a published site; move it away first.')
  }
}

/**
 * Moves a finished folder to its place and switches the link to it. Both are single renames: `dist`
 * is always the whole old site or the whole new one, even if the process is killed.
 */
export async function swapSite(project: string, finished: string, id: string): Promise<void> {
  const home = siteFolder(project, id)
  if (await stat(home).catch(() => null)) await rm(finished, { recursive: true, force: true })
  else await rename(finished, home)
  await serveSite(project, id)
}

/**
 * Switches the link to a site in its place and updates the time of its folder, by which releases
 * are sorted and removed.
 */
export async function serveSite(project: string, id: string): Promise<void> {
  const now = new Date()
  await utimes(siteFolder(project, id), now, now)
  await removeUnfinishedLinks(project)
  // Beside the link that it replaces: a rename does not lead from one file system to another.
  const beside = join(project, `${unfinishedLink}${process.pid}`)
  const target = relative(await realpath(project), await realpath(siteFolder(project, id)))
  await symlink(target, beside)
  await rename(beside, join(project, servedLink))
}

/** Start of the names of new links that are not in their place yet. */
const unfinishedLink = `.${servedLink}-`

/** Removes links that killed runs have left; only one run publishes at a time. */
async function removeUnfinishedLinks(project: string): Promise<void> {
  const entries = await readdir(project, { withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isSymbolicLink() || !entry.name.startsWith(unfinishedLink)) continue
    await rm(join(project, entry.name), { force: true })
  }
}

export interface Release {
  id: string
  /** When it was last published or rolled back to, in milliseconds since 1970. */
  servedAt: number
  isServed: boolean
}

/** The releases on disk: the served one first, then by when they were last served. */
export async function listReleases(project: string): Promise<Release[]> {
  const served = await servedSite(project)
  const names = await readdir(releasesFolder(project)).catch(() => [])
  const releases = await Promise.all(
    names
      .filter((id) => !isUnfinished(id))
      .map(async (id) => {
        const { mtimeMs } = await stat(siteFolder(project, id))
        return { id, servedAt: mtimeMs, isServed: id === served }
      }),
  )
  return releases.sort((a, b) => Number(b.isServed) - Number(a.isServed) || b.servedAt - a.servedAt)
}

/** Removes leftovers of broken runs, and all releases but the served one and the latest others. */
export async function removeOldSites(project: string): Promise<void> {
  const sites = releasesFolder(project)
  for (const name of (await readdir(sites)).filter(isUnfinished)) {
    await rm(join(sites, name), { recursive: true, force: true })
  }
  const old = (await listReleases(project)).slice(keptSites)
  for (const { id } of old) {
    // Renamed first: a release that is half removed must not look complete.
    const aside = join(sites, `${unfinished}${id}`)
    await rename(siteFolder(project, id), aside)
    await rm(aside, { recursive: true, force: true })
  }
}

const unfinished = 'unfinished-'

/** Folder of a site in progress. */
export function unfinishedFolder(project: string): string {
  return join(releasesFolder(project), `${unfinished}${process.pid}`)
}

function isUnfinished(name: string): boolean {
  return name.startsWith(unfinished)
}
