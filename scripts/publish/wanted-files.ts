import { extname, join } from 'node:path'
import { lessonFeedPaths, llmsTxtPath, productFeedPaths } from '#contract/paths/feed-paths'
import { searchIndexPath, searchKinds } from '#contract/search/search-index-path'
import type { BuildRecord } from '#contract/site/build-record'
import { listFiles, PublishRefused } from './read-build'

/** Output of the bundler and of packages that is not published. */
const leftovers = [
  /\.map$/,
  /\.LICENSE\.txt$/,
  /^\/(?:chunk-map|webpack\.stats)\.json$/,
  /^\/~partytown\//,
  /^\/_gatsby\//,
  /^\/workbox-v\d/,
  /^\/idb-keyval-/,
  // The plugin's own worker: the publishing step replaces it.
  /^\/sw\.js$/,
  /\/\.[^/]*$/,
]

/** Files that browsers, crawlers or our scripts request without a link. */
const wellKnown = [
  '/robots.txt',
  '/.well-known/security.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/page-data/app-data.json',
  llmsTxtPath,
  ...Object.values(lessonFeedPaths),
  ...Object.values(productFeedPaths),
  ...searchKinds.map(searchIndexPath),
]

export interface BuiltFiles {
  /** All files of `public/` that may be published, including those of earlier builds. */
  known: ReadonlySet<string>
  /** Files that always belong to this build: its pages with their data, its scripts, `static/`. */
  roots: readonly string[]
}

/**
 * The files of `public/`, and which of them belong to this build. Together with the files that
 * these refer to they form the site; other files of earlier builds are left out.
 * @throws PublishRefused if a page is missing
 */
export async function wantedFiles(project: string, record: BuildRecord): Promise<BuiltFiles> {
  const present = await listFiles(join(project, 'public'))
  const known = new Set(present.filter((path) => !isLeftover(path)))
  const pages = record.pages.flatMap(({ path }) => [pageFile(path), pageDataFile(path)])
  const missing = pages.find((path) => !known.has(path))
  if (missing) throw new PublishRefused(`${missing} is missing from the build.`)
  const roots = [
    ...pages,
    ...wellKnown,
    ...record.assets.map((name) => `/${name}`),
    ...(await listFiles(join(project, 'static'))),
  ]
  return { known, roots: [...new Set(roots)].filter((path) => known.has(path)) }
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

/** A path from the root of the site in a text, alone or in an address. */
const pathWord =
  /(?:^|["'`\s()<>,;\\?#])(?:https?:\/\/[^/"'`\s()<>,;\\?#]+)?(\/[^"'`\s()<>,;\\?#]+)/g

/** Candidates for paths in a text, each once; most are not files. */
export function references(path: string, text: string): string[] {
  const found = new Set(relativeReferences(path, text))
  for (const [, word = ''] of text.matchAll(pathWord)) found.add(word)
  return [...found]
}

/** Files that some texts reference other than by their path. */
function relativeReferences(path: string, text: string): string[] {
  if (path.endsWith('page-data.json')) return staticQueryFiles(text)
  if (path.endsWith('.webmanifest')) return manifestIcons(text)
  return []
}

/** The manifest names its icons from the root, without a slash. */
function manifestIcons(manifest: string): string[] {
  return [...manifest.matchAll(/"src":"([^"?]+)/g)].map(([, icon]) => `/${icon}`)
}

/** Page data references its static queries by number; their results are in files of that name. */
function staticQueryFiles(pageData: string): string[] {
  const names = /"staticQueryHashes":\[([^\]]*)\]/.exec(pageData)?.[1] ?? ''
  return names.split(/[",]+/).map((name) => `/page-data/sq/d/${name}.json`)
}

const utf8 = '; charset=utf-8'

export const contentTypes: Readonly<Record<string, string>> = {
  '.html': `text/html${utf8}`,
  '.js': `text/javascript${utf8}`,
  '.css': `text/css${utf8}`,
  '.json': `application/json${utf8}`,
  '.webmanifest': `application/manifest+json${utf8}`,
  '.xml': `application/xml${utf8}`,
  '.txt': `text/plain${utf8}`,
  '.svg': `image/svg+xml${utf8}`,
  '.ics': `text/calendar${utf8}`,
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

/** The Content-Type of a file; an unknown extension is refused. */
export function contentType(path: string): string {
  const type = contentTypes[extname(path)]
  if (!type) throw new PublishRefused(`${path}: no content type is known for this ending.`)
  return type
}

/** Text is worth compressing; images and fonts are already compressed. */
export function isText(path: string): boolean {
  return contentType(path).endsWith(utf8)
}

/** File names that change whenever the bytes do. */
export const fingerprinted = [
  /-[0-9a-f]{6,20}\.(?:js|css)$/,
  /-[0-9a-f]{32}\.(?:png|svg|ico)$/,
  /^\/static\/.+\.\w+$/,
  /^\/share\/[0-9a-f]{20}\.jpg$/,
  /^\/fonts\/.+-\d+\.\d+\.\d+-\w+\.woff2$/,
]

/** Whether the name has a fingerprint, so that the file is cached permanently. */
export function isImmutable(path: string): boolean {
  return fingerprinted.some((shape) => shape.test(path))
}
