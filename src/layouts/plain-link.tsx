import { SiteLink, type SiteLinkProps } from '../components/site-link'

interface PlainLinkProps extends SiteLinkProps {
  /** Path of the present page. */
  path: string
}

/** A link of the frame: fetches nothing ahead, and says when it leads to the present page. */
export function PlainLink({ path, ...link }: PlainLinkProps) {
  const current = link.to === path ? ({ 'aria-current': 'page' } as const) : {}
  return <SiteLink prefetch={false} {...current} {...link} />
}
