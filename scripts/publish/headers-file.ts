import { paymentReturnPaths } from '#contract/paths/payment-return-path'
import type { BuildRecord } from '#contract/site/build-record'
import {
  cacheControls,
  contentPolicy,
  defaultHsts,
  pageHeaders,
  referrerPolicy,
  workerPath,
  workerPolicy,
} from '#contract/site/site-headers'
import type { SiteManifest } from '#contract/site/site-manifest'

/**
 * Pages with a key in their address; if two rules apply, browsers use the last referrer policy that
 * they know.
 */
const secretPaths = [
  '/account/password/reset/key/*',
  '/account/verify-email/*',
  '/account/subscriptions/*',
  '/account/provider/*',
  '/cart/recover/*',
  '/checkout/success/*',
  ...paymentReturnPaths,
] as const

const nobodyElse = { identity: false, analytics: false }

/** First path segments of the gateway: no rule for files may cover them. */
const gatewayPaths = ['/api', '/auth', '/ws', '/media_stream-image', '/healthz', '/readyz']

/** The part of a build that its headers depend on. */
export type BuiltWith = Pick<BuildRecord, 'publicUrl' | 'google'>

/**
 * The `_headers` file for CDNs: one policy for the whole site, because one per page would need too
 * many rules. It lists the hashes of all inline scripts and allows inline styles. HSTS and the
 * upgrade of requests are omitted if the public address is http.
 */
export function headersFile(
  { publicUrl, google }: BuiltWith,
  { files, policies }: Pick<SiteManifest, 'files' | 'policies'>,
): string {
  const settings = { publicUrl, google, hsts: defaultHsts }
  const scripts = [...new Set(Object.values(policies).flatMap((page) => page.scripts))].sort()
  const policy = contentPolicy(settings, { scripts, styles: 'any' })
  const withoutOthers = { ...settings, google: nobodyElse }
  return [
    '/*',
    ...headerLines({
      'content-security-policy': policy,
      'referrer-policy': referrerPolicy(false),
      ...pageHeaders(settings),
    }),
    ...lastingRules(files).flatMap((rule) => [
      rule,
      ...headerLines({ 'cache-control': cacheControls.forGood }),
    ]),
    ...secretPaths.flatMap((path) => [
      path,
      ...headerLines({
        'referrer-policy': referrerPolicy(true),
        // No third party may read the key. Browsers apply both policies.
        'content-security-policy': contentPolicy(withoutOthers, { scripts, styles: 'any' }),
      }),
    ]),
    workerPath,
    ...headerLines({
      'cache-control': cacheControls.worker,
      'content-security-policy': workerPolicy,
    }),
    '/manifest.webmanifest',
    ...headerLines({ 'cache-control': cacheControls.revalidated }),
    '',
  ].join('\n')
}

function headerLines(headers: Record<string, string>): string[] {
  return Object.entries(headers).map(
    ([name, value]) => `  ${name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())}: ${value}`,
  )
}

/** CDNs allow about a hundred rules; some are needed for other purposes. */
const mostLastingRules = 85

/**
 * Rules for immutable files: one for each name of the bundler. Numbered chunks are many, so their
 * rules are the shortest prefixes that no other file has. If there are still too many rules, all
 * are shortened, although a host may then cache its response to an address that does not exist yet.
 */
function lastingRules(files: SiteManifest['files']): string[] {
  const lasting = Object.keys(files).filter((path) => files[path]?.immutable)
  const others = [...Object.keys(files).filter((path) => !files[path]?.immutable), ...gatewayPaths]
  const taken = new Set(others.flatMap(beginnings))
  const isNumber = (path: string) => /^\/\d+-/.test(path)
  const rules = lasting.map((path) => (isNumber(path) ? shortRule(path, taken) : family(path)))
  const named = [...new Set(rules)]
  if (named.length <= mostLastingRules) return named.sort()
  return [...new Set(lasting.map((path) => shortRule(path, taken)))].sort()
}

/** Rule for a file and similar ones, by the constant part of its name. */
function family(path: string): string {
  const folder = /^\/(?:static|icons|fonts|share)\//.exec(path)?.[0]
  if (folder) return `${folder}*`
  if (path.startsWith('/component---')) return '/component---*'
  return path.replace(/-[0-9a-f]{10,32}\.\w+$/, '-*')
}

/** The shortest prefix that no other file, page or path of the gateway shares. */
function shortRule(path: string, taken: ReadonlySet<string>): string {
  const own = beginnings(path).find((beginning) => beginning !== '/' && !taken.has(beginning))
  return own === undefined || own === path ? path : `${own}*`
}

function beginnings(path: string): string[] {
  return Array.from(path, (_, at) => path.slice(0, at + 1))
}
