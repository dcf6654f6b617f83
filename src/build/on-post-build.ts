import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CreatePagesArgs, GatsbyNode } from 'gatsby'
import { readPublicConfig } from '../../contract/config/public-config'
import { type BuildRecord, buildRecordFile } from '../../contract/site/build-record'
import { contentSeen, readScriptAssets } from './build-state'

const folder = 'public'

/** Completes `public/`; the record is written last and marks the build as complete. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql }) => {
  await nameSitemap(folder)
  await writeRobots(folder, readPublicConfig(process.env).baseUrl)
  await writeBuildRecord(graphql)
}

/**
 * Renames the sitemap to its public name: the only part, or the index where there are several parts
 * (row R041).
 * @param folder the built site, `public`
 */
export async function nameSitemap(folder: string): Promise<void> {
  const parts = (await readdir(folder)).filter((name) => /^sitemap-\d+\.xml$/.test(name))
  const index = join(folder, 'sitemap-index.xml')
  if (parts.length > 1) return rename(index, join(folder, 'sitemap.xml'))
  await rename(join(folder, 'sitemap-0.xml'), join(folder, 'sitemap.xml'))
  await rm(index)
}

/** Writes robots.txt. `baseUrl` has no trailing slash. */
export async function writeRobots(folder: string, baseUrl: string): Promise<void> {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /auth/',
    'Disallow: /ws/',
    '',
    `Sitemap: ${baseUrl}/sitemap.xml`,
    '',
  ]
  await writeFile(join(folder, 'robots.txt'), lines.join('\n'))
}

interface Pages {
  allSitePage: { nodes: { path: string; matchPath: string | null }[] }
}

/** Removes the record of the last build before a new one begins. */
export function dropBuildRecord(): Promise<void> {
  return rm(buildRecordFile, { force: true })
}

/** Writes the record of a finished build for the publishing step. */
export async function writeBuildRecord(graphql: CreatePagesArgs['graphql']): Promise<void> {
  const { data } = await graphql<Pages>(/* GraphQL */ `
    query BuiltPages {
      allSitePage(sort: { path: ASC }) {
        nodes {
          path
          matchPath
        }
      }
    }
  `)
  const { baseUrl, googleGsiEnable, analyticsId } = readPublicConfig(process.env)
  const record: BuildRecord = {
    publicUrl: baseUrl,
    google: { identity: googleGsiEnable, analytics: analyticsId !== undefined },
    pages: data?.allSitePage.nodes ?? [],
    assets: await readScriptAssets(),
    counts: contentSeen.counts,
  }
  await writeFile(buildRecordFile, JSON.stringify(record))
}
