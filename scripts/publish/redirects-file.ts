import { accountRoutes } from '#contract/paths/account-paths'
import { type AddressedEntity, entityPath, entityPathPrefixes } from '#contract/paths/site-paths'
import type { SiteManifest } from '#contract/site/site-manifest'

/** Pages that are served for all paths of a pattern. */
const shells: readonly (readonly [pattern: string, page: string])[] = [
  ...Object.values(accountRoutes).map(({ pattern }) => [pattern, '/account'] as const),
  ['/cart/recover/{uuid}', '/cart/recover'],
  ['/checkout/success/{uuid}', '/checkout/success'],
]

/**
 * The `_redirects` file for CDNs where no gateway answers for pages: client-only paths get their
 * shell, other addresses of an entity redirect to its canonical address. The rules require a host
 * where existing files take precedence over rules.
 */
export function redirectsFile({
  files,
  entityPaths,
}: Pick<SiteManifest, 'files' | 'entityPaths'>): string {
  const isPage = (path: string) => Object.hasOwn(files, `${path}/index.html`)
  return [
    '/index / 301',
    `/.well-known/change-password ${accountRoutes['account-password-change'].pattern} 302`,
    ...shells
      .filter(([pattern, page]) => isPage(page) && !isPage(pattern))
      .map(([pattern, page]) => `${asRule(pattern)} ${page}/index.html 200`),
    ...entityAddresses(entityPaths)
      .filter(({ path }) => isPage(path))
      .flatMap(({ bare, path }) => [`${bare} ${path} 301`, `${bare}/:slug ${path} 301`]),
    '',
  ].join('\n')
}

/** `/account/orders/{id}` as CDNs write it: `/account/orders/:id`. */
function asRule(pattern: string): string {
  return pattern.replace(/\{(\w+)\}/g, ':$1')
}

/** The address of every entity, with and without its slug. */
function entityAddresses(slugs: SiteManifest['entityPaths']): { bare: string; path: string }[] {
  return (Object.keys(entityPathPrefixes) as AddressedEntity[]).flatMap((entity) =>
    Object.entries(slugs[entity]).map(([id, slug]) => ({
      bare: `${entityPathPrefixes[entity]}/${id}`,
      path: entityPath(entity, { id: Number(id), slug }),
    })),
  )
}
