import { SiteLink, type SiteLinkProps } from '#components/site-link'
import type { accountRoutes } from '#contract/paths/account-paths'
import { loginPath } from '#lib/navigation/addresses'

interface PlainLinkProps extends SiteLinkProps {
  path: string
}

/** A link of the layouts: no prefetch, `aria-current` where it leads to the current page. */
export function PlainLink({ path, ...link }: PlainLinkProps) {
  const current = link.to === path ? ({ 'aria-current': 'page' } as const) : {}
  return <SiteLink prefetch={false} {...current} {...link} />
}

// Literal: the account's route table is too large for every page's first load.
const favourites =
  '/account/favourites/posts' satisfies (typeof accountRoutes)['account-favourites-posts']['pattern']

/** Path of the favourites; guests sign in first. */
export function favouritesPath(signedIn: boolean): string {
  return signedIn ? favourites : loginPath(favourites)
}
