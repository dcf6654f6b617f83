import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { at, root } from './script.mjs'

const sources = [
  'src',
  'contract',
  'upstream',
  'worker',
  'locales',
  'static',
  'scripts',
  'package-lock.json',
  'tsconfig.json',
]
const rootSources = /^gatsby-.+\.tsx?$/
const besideTheSite = /\.test\.tsx?$|\.mjs$|gatsby-types\.d\.ts$/

/** Settings that are built into the pages (contract/config/public-config.ts). */
export const builtInSettings = [
  'ANALYTICS_ID',
  'APP_LOGO',
  'APP_TITLE',
  'AUTHOR_NAME',
  'CONTACT_ADDRESS',
  'CONTACT_EMAIL',
  'CONTACT_HOURS',
  'CONTACT_PHONE',
  'DELIVERY_DAYS',
  'DEMONSTRATION',
  'DOMAIN_VERIFY_ID',
  'GOOGLE_GSI_ENABLE',
  'GOOGLE_SITE_VERIFICATION',
  'ONLINE_PAYMENTS',
  'PUBLIC_URL',
  'REGISTER_NUMBER',
  'SHIPPING_PRICE',
  'SHOP_AUDIENCE',
  'TAX_NUMBER',
  'TITLE_SEPARATOR',
]

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
/** What visitors change by looking and liking; no reason to build the site again. */
const restless = new Set(['viewCount', 'likesCount', 'likes', 'updatedAt'])
const largestPageSize = 100
const answerMs = 15_000

/** One value for all that the site is built from; null where the content cannot be read. */
export async function fingerprintOf(upstream, env) {
  const hash = createHash('sha256')
  for (const path of sourceFiles()) {
    hash.update(`${relative(root, path)}\n`).update(readFileSync(path))
  }
  for (const name of builtInSettings) hash.update(`\n${name}=${env[name] ?? ''}`)
  // Rows name pictures by the API's own address, which is no part of the content.
  const take = (rows) => hash.update(rows.replaceAll(upstream, ''))
  try {
    const headers = publicHeaders(env.PUBLIC_URL)
    for (const list of lists) await readList(`${upstream}/api/v1/${list}`, headers, take)
  } catch {
    return null
  }
  return hash.digest('hex')
}

function sourceFiles() {
  const top = readdirSync(root).filter((name) => rootSources.test(name))
  return [...sources, ...top]
    .flatMap((name) => filesBelow(at(name)))
    .filter((path) => !besideTheSite.test(path))
    .sort()
}

function filesBelow(path) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
}

/** What the build sends too (upstream/client.ts, which plain Node cannot load). */
function publicHeaders(publicUrl) {
  const { host, protocol } = new URL(publicUrl)
  return {
    accept: 'application/json',
    'accept-language': 'el',
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
  }
}

async function readList(address, headers, take) {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await fetch(`${address}?pageSize=${largestPageSize}&page=${page}`, {
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
    })
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
    const { results, totalPages } = await answer.json()
    pages = totalPages
    take(JSON.stringify(results, (key, value) => (restless.has(key) ? undefined : value)))
  }
}
