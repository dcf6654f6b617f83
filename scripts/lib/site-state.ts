import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import * as z from 'zod/mini'
import { builtInSettings } from '#contract/config/public-config'
import { largestPageSize, mostPagesRead, pageCount } from '#contract/wire/page'
import { pastCache, restPath } from '#upstream/api'
import { blogPostSeo } from '#upstream/blog-post'
import { publicHeaders } from '#upstream/client'
import { publicPerson } from '#upstream/person'
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
const buildOnlySettings = ['PRODUCT_FEEDS', 'PRODUCT_FEED_BRAND', 'SHARE_PICTURES']

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
  'product/category/image',
  'product/image',
  'product/review',
  'blog/post',
  'blog/category',
  'blog/comment',
  'blog/tag',
  'blog/author',
  'pay_way',
]
/**
 * Fields that viewing and liking change, and reviews that wait, which is no reason to rebuild the
 * site.
 */
const restless = new Set([
  'viewCount',
  'likesCount',
  'likes',
  'updatedAt',
  'reviewAverage',
  'reviewCount',
])
const postsAtATime = 4
const answerMs = 15_000

interface ListState {
  /** Fingerprints by id. */
  rows: Record<string, string>
  /** The newest change, in ms since 1970. */
  newest: number
}

/** Content of the API, by list. */
export interface ContentState {
  /** The addresses with which it was read. */
  source: string
  lists: Record<string, ListState>
  /** Texts for search engines, as fingerprints by post: the list of posts has none. */
  seo: Record<string, { updatedAt: string; print: string }>
}

/** Ids of the rows that differ between two states, by list of the API. */
export type ContentChanges = Record<string, Record<'added' | 'changed' | 'removed', string[]>>

/** Where content is read from, and when: the API's cache is passed by this moment. */
export interface ContentSource {
  /** Origin of the API. */
  upstream: string
  publicUrl: string
  /** In ms since 1970. */
  now: number
}

/**
 * Content of the API by list: newest change, and a short fingerprint of each row. One request per
 * list and page of 100, and one per post that is new or saved again: likes save a post too, so the
 * time of its change alone says nothing.
 * @param known state of an earlier reading, or null
 * @throws Error naming the address that could not be read
 */
export async function readContentState(
  from: ContentSource,
  known: ContentState | null,
): Promise<{ state: ContentState; requests: number }> {
  const source = sourceOf(from)
  const state: ContentState = { source, lists: {}, seo: {} }
  let requests = 0
  const read = <Answer>(path: string, schema: z.ZodMiniType<Answer>) => {
    requests += 1
    return readAnswer(from, path, schema)
  }
  const posts: Row[] = []
  for (const list of contentLists) {
    const rows: Record<string, string> = {}
    let newest = 0
    for (let page = 1, last = 1; page <= last; page += 1) {
      const path = `/${list}?pageSize=${largestPageSize}&page=${page}`
      const { results, totalPages } = await read(path, listPage)
      if (totalPages > mostPagesRead) throw new Error(`GET ${path}: ${totalPages} pages.`)
      last = totalPages
      for (const row of results) {
        rows[row.id] = printOf(row, from.upstream)
        newest = Math.max(newest, changedAt(row))
      }
      if (list === postList) posts.push(...results)
    }
    state.lists[list] = { rows, newest }
  }
  const before = known?.source === source ? known.seo : {}
  const readSeo = async ({ id, updatedAt }: Row) => {
    const seen = before[id]
    const isSame = seen?.updatedAt === String(updatedAt)
    const print = isSame ? seen.print : hashOf(await read(`/${postList}/${id}`, seoTexts))
    state.seo[id] = { updatedAt: String(updatedAt), print }
  }
  for (let at = 0; at < posts.length; at += postsAtATime) {
    await Promise.all(posts.slice(at, at + postsAtATime).map(readSeo))
  }
  const rows = state.lists[postList]?.rows ?? {}
  for (const id of Object.keys(rows)) rows[id] += state.seo[id]?.print ?? ''
  return { state, requests }
}

/**
 * Whether products or posts were saved since they were last read: one row of each list is asked
 * for. It does not notice what was deleted or hidden, nor other lists.
 * @throws Error naming the address that could not be read
 */
export async function hasChangedSince(
  from: ContentSource,
  { source, lists }: ContentState,
): Promise<boolean> {
  if (source !== sourceOf(from)) return true
  for (const list of ['product', postList]) {
    const after = new Date((lists[list]?.newest ?? 0) + 1).toISOString()
    const path = `/${list}?updatedAfter=${after}&pageSize=1`
    if ((await readAnswer(from, path, counted)).count > 0) return true
  }
  return false
}

const sourceOf = ({ upstream, publicUrl }: ContentSource) => `${upstream} ${publicUrl}`

const postList = 'blog/post'
const row = z.looseObject({ id: z.number() })
type Row = z.infer<typeof row>
const listPage = z.object({ results: z.array(row), totalPages: pageCount })
const seoTexts = z.pick(blogPostSeo, { seoTitle: true, seoDescription: true, seoKeywords: true })
const counted = z.object({ count: z.number() })

async function readAnswer<Answer>(
  { upstream, publicUrl, now }: ContentSource,
  path: string,
  schema: z.ZodMiniType<Answer>,
): Promise<Answer> {
  const url = `${upstream}${pastCache(`${restPath}${path}`, now)}`
  const answer = await fetch(url, {
    headers: publicHeaders(publicUrl),
    redirect: 'error',
    signal: AbortSignal.timeout(answerMs),
  }).catch((error: Error & { cause?: NodeJS.ErrnoException }) => {
    const cause = error.cause?.message || error.cause?.code || error.message
    throw new Error(`GET ${url}: ${cause}. Is the API running, and is UPSTREAM_URL its address?`)
  })
  if (!answer.ok) {
    await answer.body?.cancel()
    throw new Error(`GET ${url}: answered ${answer.status}.`)
  }
  const found = schema.safeParse(await answer.json().catch(() => null))
  if (!found.success) throw new Error(`GET ${url}: answered something else.`)
  return found.data
}

const changedAt = ({ updatedAt, createdAt }: Row): number =>
  Date.parse(String(updatedAt ?? createdAt)) || 0

const hashOf = (value: unknown, upstream = ''): string =>
  createHash('sha256')
    .update(JSON.stringify(value, withoutRestless).replaceAll(upstream || '\0', ''))
    .digest('base64url')
    .slice(0, 16)

/** Of a person only what the pages show, as accounts change with every sign-in. */
function withoutRestless(key: string, value: unknown): unknown {
  if (restless.has(key)) return undefined
  if (key !== 'user') return value
  const person = publicPerson.safeParse(value)
  return person.success ? person.data : null
}

/**
 * Fingerprint of a row; a leading `-` marks a row that the public pages do not show. The API's own
 * address in picture URLs is removed, because it is not part of the content.
 */
function printOf(row: Row, upstream: string): string {
  return `${row.active === false ? '-' : ''}${hashOf(row, upstream)}`
}

/** Fingerprints of a list's rows by id. */
export function rowsOfList(state: ContentState | null, list: string): Record<string, string> {
  return state?.lists[list]?.rows ?? {}
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
