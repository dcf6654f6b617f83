import { Menu } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { StaticPart } from '#components/static-part'
import { VisuallyHidden } from '#components/visually-hidden'
import { publicPaths } from '#contract/paths/site-paths'
import { ColourModeSwitch } from '#features/colour-mode/colour-mode-switch'
import { darkClass } from '#features/colour-mode/dark-mode'
import { commonMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { lowWindow } from '#theme/media'
import { PlainLink } from './frame-links'

/** Pages for everyone; shop, lessons and cart have an audience. */
export const openPages = [
  { to: publicPaths['blog-categories'], name: 'navbar.topics' },
  { to: publicPaths.about, name: 'footer.links.about' },
  { to: publicPaths.contact, name: 'footer.links.contact' },
] as const

/** In the menu and the footer, not in the row of wide screens. */
const essays = [
  { to: publicPaths['what-is-microlearning'], name: 'footer.links.what-is-microlearning' },
  { to: publicPaths['why-microlearning'], name: 'footer.links.why-microlearning' },
] as const

const shopPages = [
  { to: publicPaths.products, name: 'navbar.shop' },
  { to: publicPaths.blog, name: 'navbar.blog' },
  { to: publicPaths.cart, name: 'navbar.cart' },
] as const

interface SiteMenuProps {
  path: string
  shopLinks: boolean
  /** A link below the others, or nothing. */
  end?: ReactNode
}

/**
 * Links to the site's pages in a menu, where the row has no space for them, and the colour mode on
 * small screens. It works without scripts.
 */
export function SiteMenu({ path, shopLinks, end }: SiteMenuProps) {
  const { t } = useTranslation(commonMessages)
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const controller = new AbortController()
    const closeByEvent = (event: Event) => {
      const element = menu.current
      if (!element?.open) return
      const isKey = event instanceof KeyboardEvent
      if (isKey ? event.key !== 'Escape' : element.contains(event.target as Node)) return
      element.open = false
      if (isKey) element.querySelector('summary')?.focus()
    }
    for (const name of ['pointerdown', 'focusin', 'keydown']) {
      document.addEventListener(name, closeByEvent, controller)
    }
    return () => controller.abort()
  }, [])
  const followed = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) menu.current?.removeAttribute('open')
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's key press is a click
    <details ref={menu} onClick={followed} sx={menuStyle}>
      <summary>
        <Menu size={20} />
        <VisuallyHidden>{t('navbar.menu')}</VisuallyHidden>
      </summary>
      <nav aria-label={t('navbar.menu')} className='pages'>
        <StaticPart as='ul' deps={[path, shopLinks]}>
          {[...(shopLinks ? shopPages : []), ...openPages, ...essays].map(({ to, name }) => (
            <li key={to}>
              <PlainLink to={to} path={path}>
                {t(name)}
              </PlainLink>
            </li>
          ))}
        </StaticPart>
        {end}
        <div className='small'>
          <ColourModeSwitch />
        </div>
      </nav>
    </details>
  )
}

const menuStyle: ThemeUIStyleObject = {
  display: ['block', null, null, null, 'none'],
  // Without a fixed size the browser's own summary, shown until ours is parsed, shifts the navbar.
  width: 'touch',
  height: 'touch',
  mr: '-10px',
  summary: {
    display: 'grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    borderRadius: 'full',
    listStyle: 'none',
    cursor: 'pointer',
    '&:hover': { bg: 'hover' },
  },
  '&[open] > summary': { bg: 'hover' },
  'summary::-webkit-details-marker': { display: 'none' },
  '.pages': {
    position: 'absolute',
    top: '100%',
    insetInline: 0,
    maxHeight: 'calc(100dvh - 128px)',
    overflowY: 'auto',
    py: 2,
    borderBottom: '1px solid',
    borderColor: 'hairline',
    bg: 'raised',
    boxShadow: 'high',
    // It scrolls with the page.
    [lowWindow]: { maxHeight: 'none' },
  },
  '.pages > ul': { m: 0, p: 0, listStyle: 'none' },
  'a, .small > button': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 48,
    px: [4, null, 5],
    textDecoration: 'none',
    '&:hover': { bg: 'hover' },
    '&[aria-current]': { color: 'primaryText', fontWeight: 'bold' },
  },
  // The colour mode: its name is beside its icon, its state a switch at the end of the row.
  '.small > button': {
    justifyContent: 'start',
    gap: 3,
    width: '100%',
    borderRadius: 0,
    '&::after': { content: 'attr(aria-label)', flex: '1', textAlign: 'start' },
    '&::before': {
      content: '""',
      order: 1,
      width: 48,
      height: 26,
      px: '6px',
      border: '2px solid',
      borderColor: 'control',
      borderRadius: 'full',
      backgroundImage: 'radial-gradient(circle at 11px, currentColor 6px, transparent 7px)',
      fontWeight: 'bold',
      lineHeight: '22px',
      textAlign: 'start',
    },
  },
  [`.${darkClass} & .small > button::before`]: {
    // Also where a page may not choose its colours.
    content: '"✓"',
    borderColor: 'primary',
    bg: 'primary',
    backgroundImage:
      'radial-gradient(circle at calc(100% - 11px), currentColor 6px, transparent 7px)',
    color: 'onPrimary',
  },
  ':is(a, button):focus-visible': { outlineOffset: '-4px' },
}
