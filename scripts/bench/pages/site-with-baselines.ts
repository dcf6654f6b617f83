import { cp, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type * as z from 'zod/mini'
import { manifestNames, siteFiles, sitePolicies } from '#contract/site/site-manifest'
import { placeFiles } from '../../publish/place-files'
import { listFiles } from '../../publish/read-build'
import { pageFile } from '../../publish/wanted-files'
import { buildFloorSite, type FloorPage, floorPrefix, makeFloorSite } from '../floor/floor-site'
import type { MeasuredPage } from '../servers'
import { plainContent, plainStylesheet, zeroScriptPage } from './zero-script-page'

/** Address of the page without scripts that a page is measured against. */
export function baselinePath({ name }: MeasuredPage): string {
  return `/zero-script/${name}`
}

/**
 * Copies the published site and adds a page without scripts for each page, published in the same
 * way: with the same compression and headers.
 */
export async function copySiteWithBaselines(
  site: string,
  copy: string,
  pages: readonly MeasuredPage[],
): Promise<void> {
  await cp(site, copy, { recursive: true })
  const files = join(copy, 'files')
  const paths: string[] = []
  for (const page of pages) {
    const html = await readFile(join(files, pageFile(page.path)), 'utf8')
    const path = pageFile(baselinePath(page))
    await mkdir(dirname(join(files, path)), { recursive: true })
    await writeFile(join(files, path), zeroScriptPage(html))
    paths.push(path)
  }
  await publishInto(copy, files, paths)
}

/** Address of a page in the floor. */
export function floorPath({ name }: MeasuredPage): string {
  return `${floorPrefix}/${name}`
}

/**
 * Builds a floor of the same texts and adds it to a copy of the published site, in a separate
 * folder.
 * @param floor where the floor is built
 */
export async function addFloorPages(
  site: string,
  copy: string,
  pages: readonly MeasuredPage[],
  floor: string,
): Promise<void> {
  const same = await Promise.all(
    pages.map(async ({ name, path }) => {
      const html = await readFile(join(site, 'files', pageFile(path)), 'utf8')
      return floorPage(`/${name}`, html)
    }),
  )
  await makeFloorSite(floor, same, plainStylesheet)
  await buildFloorSite(floor)
  const built = join(floor, 'served')
  await mkdir(built)
  await rename(join(floor, 'public'), join(built, floorPrefix))
  const files = (await listFiles(built)).filter((path) => !toolOutput.test(path))
  await publishInto(copy, built, files)
}

/** Output of Gatsby for its own tools. */
const toolOutput = /\.(?:map|txt)$|\/(?:chunk-map|webpack\.stats)\.json$|\/(?:~partytown|_gatsby)\//

/** A page of the floor with the text and pictures of a published page. */
export function floorPage(path: string, html: string): FloorPage {
  const { title, description, body, preloads } = plainContent(html)
  const pictures = preloads.map((link) => ({
    href: link.getAttribute('href') ?? '',
    srcSet: link.getAttribute('imagesrcset') ?? '',
    sizes: link.getAttribute('imagesizes') ?? '',
  }))
  return { path, title, description, html: body, preloads: pictures }
}

/** Adds files to a published site unchanged: the start of scripts is not deferred. */
async function publishInto(site: string, from: string, paths: readonly string[]): Promise<void> {
  const to = join(site, 'files')
  const placed = Object.entries(
    await placeFiles(paths, { from, to, published: (_, bytes) => bytes }),
  )
  const files = placed.map(([path, { file }]) => [path, file] as const)
  await addToManifest(site, manifestNames.files, siteFiles, Object.fromEntries(files))
  const policies = placed.flatMap(([path, { policy }]) => (policy ? [[path, policy] as const] : []))
  await addToManifest(site, manifestNames.policies, sitePolicies, Object.fromEntries(policies))
}

async function addToManifest<Entry>(
  site: string,
  name: string,
  schema: z.ZodMiniType<Record<string, Entry>>,
  entries: Record<string, Entry>,
): Promise<void> {
  const file = join(site, 'manifest', name)
  const known = schema.parse(JSON.parse(await readFile(file, 'utf8')))
  await writeFile(file, JSON.stringify({ ...known, ...entries }))
}
