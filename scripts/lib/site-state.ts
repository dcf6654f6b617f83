import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import * as z from 'zod/mini'
import { builtInSettings } from '#contract/config/public-config'
import { at, root } from './script'

/** Sources of the pages. */
const sources = [
  'src',
  'contract',
  'server/upstream',
  'locales',
  'static',
  'scripts',
  'package-lock.json',
  'tsconfig.json',
]
const rootSources = /^gatsby-.+\.tsx?$/
const besideTheSite = /\.test\.tsx?$|\.mjs$|gatsby-types\.d\.ts$/

/** Settings that the build reads besides the public configuration. */
const buildOnlySettings = [
  'ONLINE_PAYMENTS',
  'PRODUCT_FEEDS',
  'PRODUCT_FEED_BRAND',
  'SHARE_PICTURES',
]

/** One fingerprint of the sources and settings that the pages are built from. */
export function sourcesFingerprint(env: Readonly<Record<string, string | undefined>>): string {
  const hash = createHash('sha256')
  for (const path of sourceFiles()) {
    hash.update(`${relative(root, path)}\n`).update(readFileSync(path))
  }
  for (const name of [...builtInSettings, ...buildOnlySettings])
    hash.update(`\n${name}=${env[name] ?? ''}`)
  return hash.digest('hex')
}

function sourceFiles(): string[] {
  const top = readdirSync(root).filter((name) => rootSources.test(name))
  const below = sources
    .flatMap((name) => filesBelow(at(name)))
    .filter((path) => !besideTheSite.test(path))
  return [...below, ...top.map((name) => at(name))].sort()
}

function filesBelow(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}

/** The lists that the build reads (src/build/content/read-content.ts). */
export const contentLists = [
  'product',
  'product/category',
  'product/image',
  'product/review',
  'blog/post',
  'blog/category',
  'blog/comment',
  'blog/tag',
  'blog/author',
  'pay_way',
]
/** Fields that viewing and liking change, which is no reason to rebuild the site. */
const restless = new Set(['viewCount', 'likesCount', 'likes', 'updatedAt'])
const largestPageSize = 100
const answerMs = 15_000

/** One page of a list as read; validators are null if the API sends none. */
interface PageState {
  etag: string | null
  lastModified: string | null
  totalPages: number
  newest: string
  rows: Record<string, string>
}

/** Content of the API, by list. */
export interface ContentState {
  /** The addresses with which it was read. */
  source: string
  lists: Record<string, { count: number; newest: string; pages: PageState[] }>
}

/** Ids of the rows that differ between two states, by list of the API. */
export type ContentChanges = Record<string, Record<'added' | 'changed' | 'removed', string[]>>

/**
 * Content of the API by list: number of rows, newest change, and a short fingerprint of each row.
 * One request per list and page of 100. If the API sent validators (`ETag`, `Last-Modified`), the
 * next reading is conditional, and a 304 response keeps the known state of the page.
 *
 * Generation 1 can neither filter its lists by time of change nor order all of them by it, and
 * `updatedAt` changes with every visit; so the rows themselves are compared.
 *
 * @param upstream origin of the API
 * @param publicUrl public origin of the site
 * @param known state of an earlier reading, or null
 * @throws Error naming the address that could not be read
 */
export async function readContentState(
  upstream: string,
  publicUrl: string,
  known: ContentState | null,
): Promise<{ state: ContentState; requests: number }> {
  const source = `${upstream} ${publicUrl}`
  const usable = known?.source === source ? known : null
  const state: ContentState = { source, lists: {} }
  let requests = 0
  for (const list of contentLists) {
    const pages: PageState[] = []
    for (let page = 1, last = 1; page <= last; page += 1) {
      const url = `${upstream}/api/v1/${list}?pageSize=${largestPageSize}&page=${page}`
      const before = usable?.lists[list]?.pages[page - 1]
      requests += 1
      const read = await readPage(url, { upstream, publicUrl, before })
      last = read.totalPages
      pages.push(read)
    }
    const rows = Object.assign({}, ...pages.map((page) => page.rows))
    const newest = pages.map((page) => page.newest).sort()
    state.lists[list] = { count: Object.keys(rows).length, newest: newest.at(-1) ?? '', pages }
  }
  return { state, requests }
}

interface Reading {
  upstream: string
  publicUrl: string
  /** State of the page at the earlier reading. */
  before: PageState | undefined
}

async function readPage(url: string, { upstream, publicUrl, before }: Reading): Promise<PageState> {
  const headers = { ...publicHeaders(publicUrl), ...conditionsOf(before) }
  const answer = await fetch(url, {
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(answerMs),
  }).catch((error: Error & { cause?: NodeJS.ErrnoException }) => {
    const cause = error.cause?.message || error.cause?.code || error.message
    throw new Error(`GET ${url}: ${cause}. Is the API running, and is UPSTREAM_URL its address?`)
  })
  if (answer.status === 304 && before) return before
  if (!answer.ok) {
    await answer.body?.cancel()
    throw new Error(`GET ${url}: answered ${answer.status}.`)
  }
  const { results, totalPages } = await readJson(url, answer)
  const rows = Object.fromEntries(results.map((row) => [row.id, printOf(row, upstream)]))
  const times = results.map(({ updatedAt, createdAt }) => String(updatedAt ?? createdAt ?? ''))
  return {
    etag: answer.headers.get('etag'),
    lastModified: answer.headers.get('last-modified'),
    totalPages,
    newest: times.sort().at(-1) ?? '',
    rows,
  }
}

const listPage = z.object({
  results: z.array(z.looseObject({ id: z.number() })),
  totalPages: z.number(),
})
type Row = z.infer<typeof listPage>['results'][number]

async function readJson(url: string, answer: Response): Promise<z.infer<typeof listPage>> {
  const page = listPage.safeParse(await answer.json().catch(() => null))
  if (!page.success) throw new Error(`GET ${url}: answered no list.`)
  return page.data
}

function conditionsOf(before: PageState | undefined): Record<string, string> {
  if (before?.etag) return { 'if-none-match': before.etag }
  if (before?.lastModified) return { 'if-modified-since': before.lastModified }
  return {}
}

/**
 * Fingerprint of a row; a leading `-` marks a row that the public pages do not show. The API's own
 * address in picture URLs is removed, because it is not part of the content.
 */
function printOf(row: Row, upstream: string): string {
  const isHidden = row.active === false || row.isVisible === false
  const text = JSON.stringify(row, (key, value: unknown) => (restless.has(key) ? undefined : value))
  const hash = createHash('sha256').update(text.replaceAll(upstream, '')).digest('base64url')
  return `${isHidden ? '-' : ''}${hash.slice(0, 16)}`
}

/** Headers that the build sends too (server/upstream/client.ts). */
function publicHeaders(publicUrl: string): Record<string, string> {
  const { host, protocol } = new URL(publicUrl)
  return {
    accept: 'application/json',
    'accept-language': 'el',
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
  }
}

/** Fingerprints of a list's rows by id. */
export function rowsOfList(state: ContentState | null, list: string): Record<string, string> {
  return Object.assign({}, ...(state?.lists[list]?.pages ?? []).map(({ rows }) => rows))
}

/**
 * Ids of the rows that differ between two states, by list; lists without a difference are left out.
 * @param before null counts as empty
 */
export function compareStates(before: ContentState | null, after: ContentState): ContentChanges {
  const changes: ContentChanges = {}
  for (const list of contentLists) {
    const old = rowsOfList(before, list)
    const now = rowsOfList(after, list)
    const added = Object.keys(now).filter((id) => !(id in old))
    const removed = Object.keys(old).filter((id) => !(id in now))
    const changed = Object.keys(now).filter((id) => id in old && old[id] !== now[id])
    if (added.length + removed.length + changed.length === 0) continue
    changes[list] = { added, changed, removed }
  }
  return changes
}
