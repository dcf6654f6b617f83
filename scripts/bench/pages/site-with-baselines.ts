import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type * as z from 'zod/mini'
import { manifestNames, siteFiles, sitePolicies } from '../../../contract/site/site-manifest'
import { openCompressedCopies, placeFiles } from '../../publish/place-files'
import { pageFile } from '../../publish/wanted-files'
import { readPolicies } from '../../publish/write-manifest'
import type { MeasuredPage } from '../servers'
import { zeroScriptPage } from './zero-script-page'

/** Address of the page without scripts that a page is measured against. */
export function baselinePath({ name }: MeasuredPage): string {
  return `/zero-script/${name}`
}

/**
 * Copies the published site and adds a page without scripts for each page, published in the same
 * way: the same compression, the same headers.
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
  const copies = await openCompressedCopies(join(copy, 'compressed'))
  const placed = await placeFiles(files, files, paths, copies)
  await addToManifest(copy, manifestNames.files, siteFiles, placed)
  await addToManifest(copy, manifestNames.policies, sitePolicies, await readPolicies(files, paths))
  await rm(join(copy, 'compressed'), { recursive: true })
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
