import { accountRoutes } from '#contract/paths/account-paths'
import { secretPath } from '#contract/paths/site-paths'
import {
  assetHeaders,
  cacheControls,
  contentPolicy,
  defaultHsts,
  drawingPolicy,
  type InlineHashes,
  pageHeaders,
  referrerPolicy,
  workerPath,
  workerPolicy,
} from '#contract/site/site-headers'
import type { SiteManifest } from '#contract/site/site-manifest'
import type { BuiltWith } from './headers-file'
import { fingerprinted } from './wanted-files'

/** File of a release that nginx includes, beside its `files` and `manifest`. */
export const nginxReleaseName = 'nginx.conf'

const nobodyElse = { identity: false, analytics: false }
const placeholder = { scripts: ['@scripts'], styles: ['@styles'] } satisfies InlineHashes

/** Regular expression for each part of a pattern. */
const valuePatterns: Record<string, string> = {
  id: '[1-9][0-9]{0,14}',
  uuid: '(?i:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})',
}

/** Variables that the release sets, by response header: `$shop_cache_control`. */
export function nginxVariable(header: string): string {
  return `$shop_${header.toLowerCase().replaceAll('-', '_')}`
}

/**
 * Configuration with which nginx serves the files of one release as the gateway does: the folder,
 * the file of each page, and every header by file. nginx reads it when it starts or reloads, so
 * that its workers serve one whole release with its own policies, even if the link `dist` is
 * switched meanwhile. nginx passes all other addresses (redirects, unknown ones) to the gateway.
 * @param release name of the release's folder
 */
export function nginxRelease(
  { publicUrl, google }: BuiltWith,
  { files, policies }: Pick<SiteManifest, 'files' | 'policies'>,
  release: string,
): string {
  const settings = { publicUrl, google, hsts: defaultHsts }
  const page = pageHeaders(settings)
  const asset = assetHeaders(settings)
  const { 'content-security-policy': assetPolicy = '' } = asset
  // HSTS is empty if the public address is http; nginx starts only if the variable is defined.
  const names = new Set([...Object.keys(page), ...Object.keys(asset), 'strict-transport-security'])
  names.delete('content-security-policy')
  return [
    `# Release ${release}, written when it was published: see docs/deploy/one-machine.md.`,
    map('""', '$shop_release', { default: release }),
    map('$shop_path', '$shop_page', { default: '', ...pageAddresses(files) }),
    map('$shop_path', '$shop_key', { default: '', [`~${secretPath.source}`]: 'key:' }),
    ...inlineMaps(policies),
    map('"$shop_key$uri"', nginxVariable('content-security-policy'), {
      default: assetPolicy,
      [workerPath]: workerPolicy,
      '~\\.svg$': drawingPolicy,
      '~^key:.*\\.html$': withVariables(
        contentPolicy({ publicUrl, google: nobodyElse }, placeholder),
      ),
      '~\\.html$': withVariables(contentPolicy(settings, placeholder)),
    }),
    map('"$shop_key$uri"', nginxVariable('referrer-policy'), {
      default: '',
      '~^key:.*\\.html$': referrerPolicy(true),
      '~\\.html$': referrerPolicy(false),
    }),
    map('$uri', nginxVariable('cache-control'), {
      default: cacheControls.revalidated,
      [workerPath]: cacheControls.worker,
      ...Object.fromEntries(
        fingerprinted.map(({ source }) => [`~${source}`, cacheControls.forGood]),
      ),
    }),
    ...[...names].map((name) =>
      map('$uri', nginxVariable(name), {
        default: asset[name] ?? '',
        '~\\.html$': page[name] ?? '',
      }),
    ),
    '',
  ].join('\n')
}

/** One `map` block: the value of `to` by that of `from`; keys with `~` are regular expressions. */
function map(from: string, to: string, values: Record<string, string>): string {
  const lines = Object.entries(values).map(([key, value]) =>
    key === 'default' ? `  default ${quoted(value)};` : `  ${quoted(key)} ${quoted(value)};`,
  )
  return [`map ${from} ${to} {`, ...lines, '}'].join('\n')
}

/**
 * A quoted text; its backslashes belong to regular expressions, and nginx leaves them unchanged.
 */
function quoted(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`
}

/** The file of every page by its address, including patterns of client-only paths. */
function pageAddresses(files: SiteManifest['files']): Record<string, string> {
  const pages = Object.keys(files).filter(
    (path) => path.endsWith('/index.html') && path !== '/404/index.html' && isPlain(path),
  )
  const own = pages.map((path) => [path.slice(0, -'/index.html'.length) || '/', path] as const)
  const addresses = new Map(own)
  const shells = [
    ...Object.values(accountRoutes).map(({ pattern }) => [pattern, '/account'] as const),
    ['/cart/recover/{uuid}', '/cart/recover'] as const,
    ['/checkout/success/{uuid}', '/checkout/success'] as const,
  ]
  for (const [pattern, page] of shells) {
    const shell = addresses.get(page)
    const key = pattern.includes('{') ? `~^${asExpression(pattern)}$` : pattern
    if (shell && !addresses.has(key)) addresses.set(key, shell)
  }
  return Object.fromEntries(addresses)
}

/** Text that nginx reads literally; the gateway answers for pages with other addresses. */
function isPlain(path: string): boolean {
  return !/[\s"'$;{}\\]/.test(path)
}

function asExpression(pattern: string): string {
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => valuePatterns[name] ?? '[^/]+')
}

/** Hashes of inline scripts and styles by page; those of most pages are the default. */
function inlineMaps(policies: SiteManifest['policies']): string[] {
  return (['scripts', 'styles'] as const).map((kind) => {
    const byPage = Object.entries(policies)
      .filter(([path]) => isPlain(path))
      .map(([path, hashes]) => [path, hashes[kind].map((hash) => ` '${hash}'`).join('')] as const)
    const usual = mostFrequent(byPage.map(([, value]) => value))
    const others = byPage.filter(([, value]) => value !== usual)
    return map('$uri', `$shop_${kind}`, { default: usual, ...Object.fromEntries(others) })
  })
}

function mostFrequent(values: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const [[usual] = ['']] = [...counts].sort(([, a], [, b]) => b - a)
  return usual
}

function withVariables(policy: string): string {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: nginx writes variables this way
  return policy.replace(" '@scripts'", '${shop_scripts}').replace(" '@styles'", '${shop_styles}')
}
