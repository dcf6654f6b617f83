import { Link } from 'gatsby'
import type { ComponentPropsWithoutRef, MouseEvent } from 'react'
import { commonMessages } from '../lib/i18n/common-texts'
import { useText } from '../lib/i18n/texts'
import { addressKind } from '../lib/navigation/address-kind'
import { followLink } from '../lib/navigation/go-to'
import { VisuallyHidden } from './visually-hidden'

export interface SiteLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** A path of this site, an `#anchor`, another site, `mailto:` or `tel:`. */
  to: string
  /** False in menus and footers: the page's data is fetched only when the link is followed. */
  prefetch?: boolean
}

/** The one link. Pages of this site open without a new document; what may not be opened is only text. */
export function SiteLink({ to, prefetch = true, onClick, ...rest }: SiteLinkProps) {
  const kind = addressKind(to)
  if (kind === 'external') return <ExternalLink to={to} onClick={onClick} {...rest} />
  if (kind === 'page' && prefetch) {
    return <Link to={to} {...(onClick && { onClick })} {...rest} />
  }
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (kind !== 'page' || !isPlainPress(event)) return
    event.preventDefault()
    followLink(to)
  }
  return <a href={kind === 'refused' ? undefined : to} onClick={follow} {...rest} />
}

function ExternalLink({ to, children, ...rest }: SiteLinkProps) {
  const text = useText(commonMessages)
  return (
    <a href={to} rel='noopener noreferrer' {...rest}>
      {children}
      <VisuallyHidden>
        {' '}
        {text(rest.target === '_blank' ? 'ui.newTab' : 'ui.externalSite')}
      </VisuallyHidden>
    </a>
  )
}

/** Presses that ask for a new tab, a window or a download are the browser's. */
function isPlainPress(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget
  const changed = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return (
    event.button === 0 && !changed && !event.defaultPrevented && (!target || target === '_self')
  )
}
