import { lstat, readdir, readlink, rename, rm, stat, symlink, utimes } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { PublishRefused } from './read-build'

/** Folder of the published sites, and the link to the one that is served. */
const sitesFolder = '.site'
const servedLink = 'dist'
/** Releases that stay on disk: the served one, and those that a rollback can go to. */
const keptSites = 5

/** Name of the site that is served, or null. */
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
 * Moves a finished folder to its place and turns the link to it. Both are single renames:
 * `dist` is always the whole old site or the whole new one, even if the process is killed.
 */
export async function swapSite(project: string, finished: string, id: string): Promise<void> {
  const home = siteFolder(project, id)
  if (await stat(home).catch(() => null)) await rm(finished, { recursive: true, force: true })
  else await rename(finished, home)
  await serveSite(project, id)
}

/** Turns the link to a site that is in its place, and dates its folder: releases go by when they were served last. */
export async function serveSite(project: string, id: string): Promise<void> {
  const now = new Date()
  await utimes(siteFolder(project, id), now, now)
  // Among the unfinished folders, so that the next run removes what a killed one left.
  const beside = join(project, sitesFolder, `${unfinished}link-${process.pid}`)
  await rm(beside, { force: true })
  await symlink(join(sitesFolder, id), beside)
  await rename(beside, join(project, servedLink))
}

/** A published site on disk. */
export interface Release {
  id: string
  /** When it was published or rolled back to, the last time, in milliseconds since 1970. */
  servedAt: number
  isServed: boolean
}

/** The releases on disk, the served one first and then the one that was served before it. */
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

/** Removes what broken runs left, and all releases but the served one and those served last. */
export async function removeOldSites(project: string): Promise<void> {
  const sites = join(project, sitesFolder)
  for (const name of (await readdir(sites)).filter(isUnfinished)) {
    await rm(join(sites, name), { recursive: true, force: true })
  }
  const old = (await listReleases(project)).slice(keptSites)
  for (const { id } of old) {
    // Out of the way in one step: a release that is half removed must not look like a whole one.
    const aside = join(sites, `${unfinished}${id}`)
    await rename(siteFolder(project, id), aside)
    await rm(aside, { recursive: true, force: true })
  }
}

const unfinished = 'unfinished-'

/** A folder in which a site is being put together. */
export function unfinishedFolder(project: string): string {
  return join(project, sitesFolder, `${unfinished}${process.pid}`)
}

function isUnfinished(name: string): boolean {
  return name.startsWith(unfinished)
}
