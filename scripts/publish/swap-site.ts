import { lstat, readdir, readlink, rename, rm, stat, symlink, utimes } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { PublishRefused } from './read-build'

/** Folder of the published sites, and the link to the one that is served. */
const sitesFolder = '.site'
const servedLink = 'dist'
/** Releases that stay on disk: the served one, and those that a rollback can go to. */
const keptSites = 5

/** Name of the served site, or null. */
export async function servedSite(project: string): Promise<string | null> {
  const target = await readlink(join(project, servedLink)).catch(() => null)
  return target === null ? null : basename(target)
}

/** Folder of a site. */
export function siteFolder(project: string, id: string): string {
  return join(project, sitesFolder, id)
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
  // Created among the unfinished folders, so that the next run removes one that a killed run left.
  const beside = join(project, sitesFolder, `${unfinished}link-${process.pid}`)
  await rm(beside, { force: true })
  await symlink(join(sitesFolder, id), beside)
  await rename(beside, join(project, servedLink))
}

/** A published site on disk. */
export interface Release {
  id: string
  /** When it was last published or rolled back to, in milliseconds since 1970. */
  servedAt: number
  isServed: boolean
}

/** The releases on disk: the served one first, then by when they were last served. */
export async function listReleases(project: string): Promise<Release[]> {
  const served = await servedSite(project)
  const names = await readdir(join(project, sitesFolder)).catch(() => [])
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
  const sites = join(project, sitesFolder)
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
  return join(project, sitesFolder, `${unfinished}${process.pid}`)
}

function isUnfinished(name: string): boolean {
  return name.startsWith(unfinished)
}
