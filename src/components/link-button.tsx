/** @jsxImportSource theme-ui */
import { type ButtonLook, buttonStyle } from './button-style'
import { SiteLink, type SiteLinkProps } from './site-link'

interface LinkButtonProps extends ButtonLook, SiteLinkProps {}

/** A link that looks like a button: it goes somewhere, it does nothing else. */
export function LinkButton({ variant, size, wide, ...link }: LinkButtonProps) {
  return <SiteLink {...link} sx={buttonStyle({ variant, size, wide })} />
}
