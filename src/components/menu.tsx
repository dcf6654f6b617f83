/** @jsxImportSource theme-ui */
import { type ReactNode, useId, useRef } from 'react'
import { iconButtonStyle } from './icon-button-style'
import { MenuEntry, type MenuItem } from './menu-entry'
import { menuListStyle } from './menu-style'
import { useMenu } from './use-menu'
import { VisuallyHidden } from './visually-hidden'

interface MenuProps {
  /** What the button opens, in words. */
  label: string
  /** What the button shows: an icon or a picture, hidden from screen readers. */
  button: ReactNode
  /** Words above the entries. */
  header?: ReactNode
  items: readonly MenuItem[]
}

/** A button with a list of places and deeds below it; arrows move through the list. */
export function Menu({ label, button, header, items }: MenuProps) {
  const listId = useId()
  const root = useRef<HTMLDivElement>(null)
  const menu = useMenu(root)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what rises from inside
    <div ref={root} sx={{ position: 'relative' }} onKeyDown={menu.onKeyDown} onBlur={menu.onBlur}>
      <button
        type='button'
        aria-haspopup='menu'
        aria-expanded={menu.open}
        aria-controls={listId}
        onClick={menu.toggle}
        sx={iconButtonStyle('md')}
      >
        {button}
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
      <div hidden={!menu.open} sx={menuListStyle}>
        {header && <div sx={{ px: 3, py: 2, color: 'textMuted', fontSize: 'small' }}>{header}</div>}
        <div id={listId} role='menu' aria-label={label}>
          {items.map((item) => (
            <MenuEntry key={item.label} item={item} onChosen={menu.close} />
          ))}
        </div>
      </div>
    </div>
  )
}
