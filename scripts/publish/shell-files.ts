import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paymentReturnPath } from '#contract/paths/payment-return-path'
import { publicPaths } from '#contract/paths/site-paths'
import { searchIndexPath, searchKinds } from '#contract/search/search-index-path'
import type { BuildRecord } from '#contract/site/build-record'
import type { SiteFile } from '#contract/site/site-manifest'

/** A file that the service worker keeps when it is installed. */
export interface ShellFile {
  url: string
  /** Fingerprint of the bytes; null where the address has it already. */
  revision: string | null
}

type Files = Readonly<Record<string, SiteFile>>

/** Chunks that the shells need besides their own scripts. */
const shellParts = [
  'account-route',
  'account-layout',
  'account-button',
  'shared-by-machines',
  'shared-by-queries',
  'shared-by-late',
  'shared-by-requests',
  'shared-by-session',
  'session',
  'offline',
  // Flows that start without a connection, or after a newer build has replaced their scripts.
  'flows',
  'outage',
  'web-app-flows',
  'open-anew',
  // What saved lessons and their list need besides the scripts of the shells.
  'lesson-tools',
  'lesson-listening',
  'saved-list',
  'practice',
  'practice-marks',
  'lesson-practice',
  'own-card-form',
  'further-lessons',
  'component---src-templates-lesson-page-tsx',
  'search',
  'combobox',
  'search-worker',
  'payment-return',
]

/** Pages that open without a connection, although they were never visited. */
const offlinePages: readonly string[] = [
  publicPaths.search,
  publicPaths.saved,
  publicPaths.practice,
  paymentReturnPath,
]

/**
 * Files that the client-only pages and the pages of `offlinePages` need to open without a
 * connection: their HTML under their own address, their data, fonts and first scripts, and the index
 * of the search.
 * @param folder the published files
 * @param built folder of the finished build
 */
export async function shellFiles(
  { folder, built }: { folder: string; built: string },
  files: Files,
  { pages }: BuildRecord,
): Promise<ShellFile[]> {
  const shells = pages
    .filter(({ path, matchPath }) => matchPath || offlinePages.includes(path))
    .map(({ path }) => path)
  const chunks = await chunksOf(built)
  const parts = shellParts.flatMap((name) => chunks[name] ?? [])
  const needed = new Set([
    ...parts,
    '/page-data/app-data.json',
    ...searchKinds.map(searchIndexPath),
  ])
  for (const shell of shells) {
    for (const path of await neededBy(folder, shell, chunks)) needed.add(path)
  }
  const kept = [...needed].filter((path) => files[path]).sort()
  return [
    ...shells.map((shell) => ({ url: shell, revision: etagOf(files, `${shell}/index.html`) })),
    ...kept.map((url) => ({ url, revision: files[url]?.immutable ? null : etagOf(files, url) })),
  ]
}

async function neededBy(folder: string, shell: string, chunks: Chunks): Promise<string[]> {
  const html = await readFile(join(folder, shell, 'index.html'), 'utf8')
  const dataPath = `/page-data${shell}/page-data.json`
  const data: { componentChunkName?: string; staticQueryHashes?: string[] } = JSON.parse(
    await readFile(join(folder, dataPath), 'utf8'),
  )
  const named = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|woff2))"/g)].map(
    ([, path]) => path,
  )
  const component = chunks[data.componentChunkName ?? ''] ?? []
  const queries = (data.staticQueryHashes ?? []).map((hash) => `/page-data/sq/d/${hash}.json`)
  return [dataPath, ...named.map(String), ...component, ...queries]
}

type Chunks = Readonly<Record<string, readonly string[]>>

/** From the bundler's stats. */
async function chunksOf(built: string): Promise<Chunks> {
  const note = await readFile(join(built, 'webpack.stats.json'), 'utf8').catch(() => '{}')
  const { assetsByChunkName = {} }: { assetsByChunkName?: Record<string, string[]> } =
    JSON.parse(note)
  const chunks = Object.entries(assetsByChunkName)
  return Object.fromEntries(chunks.map(([name, files]) => [name, files.map((file) => `/${file}`)]))
}

function etagOf(files: Files, path: string): string | null {
  return files[path]?.etag ?? null
}
