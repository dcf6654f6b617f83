import { createHash } from 'node:crypto'

/** The lists that the build reads (src/build/content/read-content.ts). */
const lists = [
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
export async function readContentState(upstream, publicUrl, known) {
  const source = `${upstream} ${publicUrl}`
  const isUsable = known?.source === source
  const state = { source, lists: {} }
  let requests = 0
  for (const list of lists) {
    const pages = []
    for (let page = 1, last = 1; page <= last; page += 1) {
      const url = `${upstream}/api/v1/${list}?pageSize=${largestPageSize}&page=${page}`
      const before = isUsable ? known.lists[list]?.pages[page - 1] : undefined
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

async function readPage(url, { upstream, publicUrl, before }) {
  const headers = { ...publicHeaders(publicUrl), ...conditionsOf(before) }
  const answer = await fetch(url, {
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(answerMs),
  }).catch((error) => {
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
  const newest = results.map(({ updatedAt, createdAt }) => updatedAt ?? createdAt ?? '').sort()
  return {
    etag: answer.headers.get('etag'),
    lastModified: answer.headers.get('last-modified'),
    totalPages,
    newest: newest.at(-1) ?? '',
    rows,
  }
}

async function readJson(url, answer) {
  const body = await answer.json().catch(() => null)
  if (!Array.isArray(body?.results)) throw new Error(`GET ${url}: answered no list.`)
  return body
}

function conditionsOf(before) {
  if (before?.etag) return { 'if-none-match': before.etag }
  if (before?.lastModified) return { 'if-modified-since': before.lastModified }
  return {}
}

/**
 * Fingerprint of a row; a leading `-` marks a row that the public pages do not show. The API's own
 * address in picture URLs is removed, because it is not part of the content.
 */
function printOf(row, upstream) {
  const isHidden = row.active === false || row.isVisible === false
  const text = JSON.stringify(row, (key, value) => (restless.has(key) ? undefined : value))
  const hash = createHash('sha256').update(text.replaceAll(upstream, '')).digest('base64url')
  return `${isHidden ? '-' : ''}${hash.slice(0, 16)}`
}

/** Headers that the build sends too (server/upstream/client.ts, which plain Node cannot load). */
function publicHeaders(publicUrl) {
  const { host, protocol } = new URL(publicUrl)
  return {
    accept: 'application/json',
    'accept-language': 'el',
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
  }
}

/** Fingerprints of a list's rows by id. */
export function rowsOfList(state, list) {
  return Object.assign({}, ...(state?.lists[list]?.pages ?? []).map(({ rows }) => rows))
}

/**
 * Ids of the rows that differ between two states, by list; lists without a difference are left out.
 * @param before null counts as empty
 */
export function compareStates(before, after) {
  const changes = {}
  for (const list of lists) {
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
