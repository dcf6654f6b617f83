import { Link } from 'gatsby'
import type { ComponentPropsWithoutRef, MouseEvent } from 'react'
import { commonMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { addressKind } from '#lib/navigation/addresses'
import { goTo, isPlainClick } from '#lib/navigation/navigate'
import { ownText } from './own-text'
import { VisuallyHidden } from './visually-hidden'

export interface SiteLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** A path of this site, an `#anchor`, another site, `mailto:` or `tel:`. */
  to: string
  /** False in menus and footers: the page's data is loaded only when the link is followed. */
  prefetch?: boolean
}

/** The site's link: router navigation for own pages; refused addresses render without `href`. */
export function SiteLink({ to, prefetch = true, onClick, ...rest }: SiteLinkProps) {
  const kind = addressKind(to)
  if (kind === 'external') return <ExternalLink to={to} onClick={onClick} {...rest} />
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (kind !== 'page' || !isPlainClick(event, event.currentTarget.target)) return
    event.preventDefault()
    // Like a browser, which adds no history entry for the page that is open.
    goTo(to, encodeURI(to) === window.location.pathname ? { replace: true } : undefined)
  }
  if (kind === 'page' && prefetch) return <Link to={to} onClick={follow} {...rest} />
  return <a href={kind === 'refused' ? undefined : to} onClick={follow} {...rest} />
}

function ExternalLink({ to, children, ...rest }: SiteLinkProps) {
  const { t } = useTranslation(commonMessages)
  return (
    <a href={to} rel='noopener noreferrer' {...rest}>
      {ownText(children)}
      <VisuallyHidden>
        {` ${t(rest.target === '_blank' ? 'ui.newTab' : 'ui.externalSite')}`}
      </VisuallyHidden>
    </a>
  )
}
