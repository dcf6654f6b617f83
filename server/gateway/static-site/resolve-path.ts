import { accountRoutes } from '#contract/paths/account-paths'
import { clientShellOf, matchEntityPath, pageAddressOf } from '#contract/paths/match-path'
import { entityPath } from '#contract/paths/site-paths'
import type { SiteManifest } from '#contract/site/site-manifest'

/** How the host answers a path of the site. */
export type SiteAnswer =
  | { kind: 'file'; path: string; status: 200 | 404 }
  | { kind: 'redirect'; to: string; status?: 302 }
  | { kind: 'missingAsset' }

const assetShape =
  /\.(?:m?js|json|map|css|txt|xml|webmanifest|ico|png|jpe?g|gif|webp|avif|svg|woff2?|ttf|otf|mp4|webm|mp3|wav|pdf|zip|wasm)$/i

const passwordChange = {
  wellKnown: '/.well-known/change-password',
  page: accountRoutes['account-password-change'].pattern,
} as const

export const notFoundPage = '/404.html'

/** Paths of the 404 page in Gatsby's output; the page is an answer, not an address. */
const notFoundAddresses = new Set([notFoundPage, '/404'])

/**
 * The host contract: 301 to the one spelling of an address, exact file, `<path>/index.html`, the
 * shells of client-only paths, 301 to the canonical address of a known entity, else 404. A missing asset is never answered with HTML.
 * `path` is decoded.
 */
export function resolvePath(site: Omit<SiteManifest, 'policies'>, path: string): SiteAnswer {
  if (path === '/index' || path === '/index/') return { kind: 'redirect', to: '/' }
  const address = pageAddressOf(path)
  if (address !== path) return { kind: 'redirect', to: address }
  // Where password managers look for the page (W3C, A Well-Known URL for Changing Passwords).
  if (path === passwordChange.wellKnown) {
    return { kind: 'redirect', to: passwordChange.page, status: 302 }
  }
  const file = notFoundAddresses.has(path) ? null : fileOf(site, path)
  if (file) return { kind: 'file', path: file, status: 200 }
  const canonical = canonicalPath(site, path)
  if (canonical) return { kind: 'redirect', to: canonical }
  if (assetShape.test(path)) return { kind: 'missingAsset' }
  return { kind: 'file', path: notFoundPage, status: 404 }
}

function fileOf({ files }: Pick<SiteManifest, 'files'>, path: string): string | null {
  const own = [path, path === '/' ? '/index.html' : `${path}/index.html`]
  const found = own.find((candidate) => Object.hasOwn(files, candidate))
  if (found) return found
  const shell = clientShellOf(path)
  return shell && Object.hasOwn(files, `${shell}/index.html`) ? `${shell}/index.html` : null
}

/** The canonical address of a known entity, if the path is another one and the page exists. */
function canonicalPath(site: Omit<SiteManifest, 'policies'>, path: string): string | null {
  const match = matchEntityPath(path)
  if (!match) return null
  const slugs = site.entityPaths[match.entity]
  const slug = Object.hasOwn(slugs, String(match.id)) ? slugs[String(match.id)] : undefined
  if (slug === undefined) return null
  const canonical = entityPath(match.entity, { id: match.id, slug })
  return canonical !== path && Object.hasOwn(site.files, `${canonical}/index.html`)
    ? canonical
    : null
}
