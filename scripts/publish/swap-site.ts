import { lstat, readdir, readlink, rename, rm, stat, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { PublishRefused } from './read-build'

/** Folder of the published sites, and the link to the one that is served. */
const sitesFolder = '.site'
const servedLink = 'dist'
const keptSites = 2

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
  const beside = join(project, `${servedLink}.${process.pid}`)
  await rm(beside, { force: true })
  await symlink(join(sitesFolder, id), beside)
  await rename(beside, join(project, servedLink))
}

/** Keeps the served site and the one before it, for pages that are still open; removes the rest. */
export async function removeOldSites(project: string): Promise<void> {
  const served = await servedSite(project)
  const names = await readdir(join(project, sitesFolder))
  const aged = await Promise.all(
    names.map(async (name) => {
      const { mtimeMs } = await stat(join(project, sitesFolder, name))
      return { name, mtimeMs }
    }),
  )
  const others = aged.filter(({ name }) => name !== served).sort((a, b) => b.mtimeMs - a.mtimeMs)
  const finished = others.filter(({ name }) => !isUnfinished(name)).slice(keptSites - 1)
  const unfinished = others.filter(({ name }) => isUnfinished(name))
  for (const { name } of [...finished, ...unfinished]) {
    await rm(join(project, sitesFolder, name), { recursive: true, force: true })
  }
}

/** A folder in which a site is being put together. */
export function unfinishedFolder(project: string): string {
  return join(project, sitesFolder, `unfinished-${process.pid}`)
}

function isUnfinished(name: string): boolean {
  return name.startsWith('unfinished-')
}
