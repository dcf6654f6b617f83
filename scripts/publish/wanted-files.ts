import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildRecord } from '../../contract/site/build-record'
import { listFiles } from './list-files'
import { PublishRefused } from './publish-refused'
import { isText } from './site-file-types'

/** Left by the bundler for itself, or by packages that the site does not use. */
const leftovers = [
  /\.map$/,
  /\.LICENSE\.txt$/,
  /^\/(?:chunk-map|webpack\.stats)\.json$/,
  /^\/~partytown\//,
  /^\/_gatsby\//,
  /^\/workbox-v\d/,
  /^\/idb-keyval-/,
  // The plugin's own worker: the publishing step puts ours in its place.
  /^\/sw\.js$/,
  /\/\.[^/]*$/,
]

/** Asked for by browsers and crawlers, or by our own scripts, without a link to them. */
const wellKnown = [
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/page-data/app-data.json',
]

/**
 * The files of `public/` that belong to this build: its pages with their data, its scripts, what
 * lies in `static/`, and everything that these refer to. Files of earlier builds stay behind.
 * @returns paths of the site, sorted
 */
export async function wantedFiles(project: string, record: BuildRecord): Promise<string[]> {
  const folder = join(project, 'public')
  const present = (await listFiles(folder)).filter((path) => !isLeftover(path))
  const known = new Set(present)
  const pages = record.pages.flatMap(({ path }) => [pageFile(path), pageDataFile(path)])
  const missing = pages.find((path) => !known.has(path))
  if (missing) throw new PublishRefused(`${missing} is missing from the build.`)
  const roots = [
    ...pages,
    ...wellKnown,
    ...record.assets.map((name) => `/${name}`),
    ...(await listFiles(join(project, 'static'))),
  ]
  return [...(await withReferences(folder, known, roots))].sort()
}

/** The HTML file of a page, e.g. `/about/index.html` for `/about`. */
export function pageFile(path: string): string {
  if (path.endsWith('.html')) return path
  return path === '/' ? '/index.html' : `${path}/index.html`
}

function pageDataFile(path: string): string {
  return `/page-data${path === '/' ? '/index' : path}/page-data.json`
}

function isLeftover(path: string): boolean {
  return leftovers.some((shape) => shape.test(path))
}

async function withReferences(
  folder: string,
  known: ReadonlySet<string>,
  roots: readonly string[],
): Promise<Set<string>> {
  const wanted = new Set<string>()
  const open = roots.filter((path) => known.has(path))
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (wanted.has(path)) continue
    wanted.add(path)
    if (!isText(path)) continue
    const named = references(path, await readFile(join(folder, path), 'utf8'))
    open.push(...named.filter((other) => known.has(other) && !wanted.has(other)))
  }
  return wanted
}

/** Paths that a text may be naming; most are not files and are passed over. */
function references(path: string, text: string): string[] {
  const queries = path.endsWith('page-data.json') ? staticQueryFiles(text) : []
  const words = text.split(/["'`\s()<>,;\\?#]+/).filter((word) => word.includes('/'))
  return [...queries, ...new Set(words.map((word) => word.replace(/^https?:\/\/[^/]+/, '')))]
}

/** Page data names its static queries by number; their answers lie in files of that name. */
function staticQueryFiles(pageData: string): string[] {
  const names = /"staticQueryHashes":\[([^\]]*)\]/.exec(pageData)?.[1] ?? ''
  return names.split(/[",]+/).map((name) => `/page-data/sq/d/${name}.json`)
}
