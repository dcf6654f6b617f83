/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'
import { menuEntryStyle } from './menu-style'
import { SiteLink } from './site-link'

/** A place to go to, or a deed. */
export type MenuItem = { label: string; icon?: ReactNode } & (
  | { to: string }
  | { onSelect: () => void }
)

interface MenuEntryProps {
  item: MenuItem
  onChosen: () => void
}

/** One line of a menu. Only arrows reach it, so that Tab leaves the menu at once. */
export function MenuEntry({ item, onChosen }: MenuEntryProps) {
  if ('to' in item) {
    return (
      <SiteLink
        to={item.to}
        prefetch={false}
        role='menuitem'
        tabIndex={-1}
        onClick={onChosen}
        sx={menuEntryStyle}
      >
        {item.icon}
        {item.label}
      </SiteLink>
    )
  }
  const choose = () => {
    onChosen()
    item.onSelect()
  }
  return (
    <button type='button' role='menuitem' tabIndex={-1} onClick={choose} sx={menuEntryStyle}>
      {item.icon}
      {item.label}
    </button>
  )
}
