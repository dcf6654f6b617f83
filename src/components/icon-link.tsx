/** @jsxImportSource theme-ui */
import { type IconButtonSize, iconButtonStyle } from './icon-button-style'
import { SiteLink, type SiteLinkProps } from './site-link'

interface IconLinkProps extends SiteLinkProps {
  /** Where it leads, in words. */
  label: string
  size?: IconButtonSize
}

/** A link whose whole content is one icon. */
export function IconLink({ label, size, ...link }: IconLinkProps) {
  return <SiteLink aria-label={label} {...link} sx={iconButtonStyle(size)} />
}
