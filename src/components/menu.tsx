import { type ReactElement, type ReactNode, useId, useRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { iconButtonSizes, iconButtonStyle } from './icon-button'
import { SiteLink } from './site-link'
import { useMenu } from './use-menu'
import { VisuallyHidden } from './visually-hidden'

interface MenuProps {
  /** Accessible name of the button. */
  label: string
  /** Content of the button: an icon or an image, hidden from screen readers. */
  button: ReactElement
  /** Text above the entries. */
  header?: ReactNode
  items: readonly MenuItem[]
}

/** A menu button; arrow keys move through its entries. */
export function Menu({ label, button, header, items }: MenuProps) {
  const listId = useId()
  const root = useRef<HTMLDivElement>(null)
  const menu = useMenu(root)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles bubbling events
    <div ref={root} sx={styles.menu} onKeyDown={menu.onKeyDown} onBlur={menu.onBlur}>
      <button
        type='button'
        aria-haspopup='menu'
        aria-expanded={menu.open}
        aria-controls={listId}
        onClick={menu.toggle}
        sx={[iconButtonStyle, iconButtonSizes.md]}
      >
        {button}
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
      <div hidden={!menu.open} sx={menuListStyle}>
        {header && <div sx={styles.menuBox}>{header}</div>}
        <div id={listId} role='menu' aria-label={label}>
          {items.map((item) => (
            <MenuEntry key={item.label} item={item} onChosen={menu.close} />
          ))}
        </div>
      </div>
    </div>
  )
}

type MenuItem = { label: string; icon?: ReactElement } & ({ to: string } | { onSelect: () => void })

interface MenuEntryProps {
  item: MenuItem
  onChosen: () => void
}

/** One entry of a menu. Not in the tab order, so that Tab leaves the menu. */
function MenuEntry({ item, onChosen }: MenuEntryProps) {
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
        <span>{item.label}</span>
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
      <span>{item.label}</span>
    </button>
  )
}

const menuListStyle: ThemeUIStyleObject = {
  position: 'absolute',
  right: 0,
  top: 'calc(100% + 8px)',
  zIndex: 'tooltip',
  minWidth: 240,
  maxWidth: 'calc(100vw - 32px)',
  p: 2,
  borderRadius: 'menu',
  border: '1px solid',
  borderColor: 'hairline',
  bg: 'raised',
  boxShadow: 'high',
  '&[hidden]': { display: 'none' },
}

const menuEntryStyle: ThemeUIStyleObject = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  width: '100%',
  minHeight: 'touch',
  px: 3,
  py: 2,
  border: 0,
  borderRadius: 'control',
  bg: 'transparent',
  color: 'text',
  fontWeight: 'medium',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '& > svg': { width: 'icon.md', height: 'icon.md', flexShrink: 0, color: 'textMuted' },
  '&:hover, &:focus-visible': { bg: 'hover' },
}

const styles = {
  menu: { position: 'relative' },
  menuBox: { px: 3, py: 2, color: 'textMuted', fontSize: 'small' },
} satisfies Record<string, ThemeUIStyleObject>
