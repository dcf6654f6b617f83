import { googleSources } from '../../contract/config/google-sources'
import type { BuildRecord } from '../../contract/site/build-record'
import type { SiteManifest } from '../../contract/site/site-manifest'

/** Headers that every answer of the site carries on a CDN, where no gateway stands in front. */
const everywhere = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Origin-Agent-Cluster', '?1'],
  ['X-Frame-Options', 'DENY'],
  ['X-Permitted-Cross-Domain-Policies', 'none'],
  [
    'Permissions-Policy',
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=(), browsing-topics=(), publickey-credentials-create=(self), publickey-credentials-get=(self)',
  ],
] as const

/** Pages whose address holds a key; where two rules meet, browsers follow the last policy they know. */
const secretPaths = [
  '/account/password/reset/key/*',
  '/account/verify-email/*',
  '/account/provider/*',
] as const

const nobodyElse = { identity: false, analytics: false }

/** Under which the service worker runs and fetches, as behind the gateway (R307). */
const workerPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'"

const forGood = 'public, max-age=31536000, immutable'

/** What of a build its headers depend on. */
type BuiltWith = Pick<BuildRecord, 'publicUrl' | 'google'>

/**
 * The `_headers` file that CDNs read: one policy for the whole site, since the file cannot name one
 * per page economically. It lists the hashes of all inline scripts and allows inline styles.
 * HSTS and the upgrade of requests are left out where the public address is http.
 */
export function headersFile(
  { publicUrl, google }: BuiltWith,
  { files, policies }: Pick<SiteManifest, 'files' | 'policies'>,
): string {
  const isSecure = publicUrl.startsWith('https:')
  const lasting = Object.keys(files).filter((path) => files[path]?.immutable)
  return [
    '/*',
    `  Content-Security-Policy: ${sitePolicy({ publicUrl, google }, policies)}`,
    ...everywhere.map(([name, value]) => `  ${name}: ${value}`),
    `  Cross-Origin-Opener-Policy: same-origin${google.identity ? '-allow-popups' : ''}`,
    ...(isSecure ? ['  Strict-Transport-Security: max-age=63072000'] : []),
    ...[...new Set(lasting.map(family))].flatMap((rule) => [rule, `  Cache-Control: ${forGood}`]),
    ...secretPaths.flatMap((path) => [
      path,
      '  Referrer-Policy: no-referrer',
      // No third party may read the key. Browsers apply both policies.
      `  Content-Security-Policy: ${sitePolicy({ publicUrl, google: nobodyElse }, policies)}`,
    ]),
    '/sw.js',
    '  Cache-Control: no-cache',
    `  Content-Security-Policy: ${workerPolicy}`,
    '/manifest.webmanifest',
    '  Cache-Control: public, max-age=0, must-revalidate',
    '',
  ].join('\n')
}

/** The content policy of the whole site. */
function sitePolicy({ publicUrl, google }: BuiltWith, policies: SiteManifest['policies']): string {
  const { script, style, frame, connect, img } = googleSources(google)
  const { protocol, host } = new URL(publicUrl)
  const isSecure = protocol === 'https:'
  const scripts = new Set(Object.values(policies).flatMap((page) => page.scripts))
  return [
    "default-src 'none'",
    ["script-src 'self'", ...[...scripts].sort().map((hash) => `'${hash}'`), ...script].join(' '),
    "script-src-attr 'none'",
    ["style-src 'self' 'unsafe-inline'", ...style].join(' '),
    ["img-src 'self' data:", ...img].join(' '),
    "font-src 'self'",
    "media-src 'self'",
    [`connect-src 'self' ${isSecure ? 'wss' : 'ws'}://${host}`, ...connect].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    ['frame-src', ...(frame.length > 0 ? frame : ["'none'"])].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Rule for an immutable file and similar ones: CDNs allow about a hundred rules. */
function family(path: string): string {
  const folder = /^\/(?:static|icons|fonts)\//.exec(path)?.[0]
  if (folder) return `${folder}*`
  if (path.startsWith('/component---')) return '/component---*'
  return path.replace(/-[0-9a-f]{10,32}\.\w+$/, '-*')
}
