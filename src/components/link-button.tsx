/** @jsxImportSource #theme */
import { type ButtonLook, buttonStyle } from './button'
import { SiteLink, type SiteLinkProps } from './site-link'

interface LinkButtonProps extends ButtonLook, SiteLinkProps {}

/** A link that looks like a button. */
export function LinkButton({ variant, size, wide, ...link }: LinkButtonProps) {
  return <SiteLink {...link} sx={buttonStyle({ variant, size, wide })} />
}
