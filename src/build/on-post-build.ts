import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CreatePagesArgs, GatsbyNode } from 'gatsby'
import { readPublicConfig, readSecurityContact } from '../../contract/config/public-config'
import { type BuildRecord, buildRecordFile } from '../../contract/site/build-record'
import { defaultTimeoutMs, defaultUpstreamUrl } from '../../server/upstream/client'
import { contentSeen, feedSettings, readScriptAssets, termsSeen } from './build-state'
import { readFeedContent } from './feeds/feed-content'
import { writeFeeds } from './feeds/write-feeds'
import { type ReadPicture, servicePictures } from './service-pictures'
import { publicSettings } from './settings'
import { readShareBrand, writeSharePictures } from './share/write-share-pictures'

const folder = 'public'

/** Completes `public/`; the record is written last and marks the build as complete. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql, reporter }) => {
  await nameSitemap(folder)
  const { baseUrl } = readPublicConfig(process.env)
  await writeRobots(folder, baseUrl)
  await writeSecurityTxt(folder, {
    baseUrl,
    contact: readSecurityContact(process.env),
    builtAt: new Date(),
  })
  const { readPicture, report } = configuredPictures()
  const { productFeeds } = feedSettings
  const content = await readFeedContent(graphql, { forProductFeeds: productFeeds.length > 0 })
  await writeFeeds(folder, content, {
    site: { ...publicSettings(), shipping: termsSeen.shipping },
    productFeeds,
    brand: process.env.PRODUCT_FEED_BRAND ?? '',
    changedAt: contentSeen.productsChangedAt,
    readPicture,
  })
  await composeSharePictures(graphql, readPicture)
  const undrawn = report()
  if (undrawn) reporter.warn(undrawn)
  await writeBuildRecord(graphql)
}

/**
 * Renames the sitemap to its public name: the only part, or the index where there are several parts.
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

const monthsValid = 11

/**
 * Writes `/.well-known/security.txt` (RFC 9116), or removes it where there is no contact. It expires
 * at the beginning of a month, so that builds of one month are equal.
 */
export async function writeSecurityTxt(
  folder: string,
  { baseUrl, contact, builtAt }: { baseUrl: string; contact: string | null; builtAt: Date },
): Promise<void> {
  const file = join(folder, '.well-known', 'security.txt')
  if (contact === null) return rm(file, { force: true })
  const expires = new Date(Date.UTC(builtAt.getUTCFullYear(), builtAt.getUTCMonth() + monthsValid))
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: el, en',
    `Canonical: ${baseUrl}/.well-known/security.txt`,
    '',
  ]
  await mkdir(join(folder, '.well-known'), { recursive: true })
  await writeFile(file, lines.join('\n'))
}

interface SharedPages {
  allPageMeta: { nodes: Parameters<typeof writeSharePictures>[0] }
}

function configuredPictures(): ReturnType<typeof servicePictures> {
  const { IMAGE_SERVICE_URL, UPSTREAM_URL, UPSTREAM_TIMEOUT_MS } = process.env
  return servicePictures({
    url: (IMAGE_SERVICE_URL || UPSTREAM_URL || defaultUpstreamUrl).replace(/\/+$/, ''),
    fetch: globalThis.fetch,
    timeoutMs: Number(UPSTREAM_TIMEOUT_MS) || defaultTimeoutMs,
  })
}

async function composeSharePictures(
  graphql: CreatePagesArgs['graphql'],
  readPicture: ReadPicture,
): Promise<void> {
  const { data } = await graphql<SharedPages>(/* GraphQL */ `
    query SharedPages {
      allPageMeta(filter: { sharePicture: { ne: "" } }, sort: { path: ASC }) {
        nodes {
          name
          section
          note
          kind
          picturePath
          sharePicture
        }
      }
    }
  `)
  await writeSharePictures(data?.allPageMeta.nodes ?? [], {
    folder,
    brand: await readShareBrand(),
    readPicture,
  })
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
