import { Heart, LogIn } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { IconLink } from '#components/icon-button'
import { SiteLink } from '#components/site-link'
import { publicPaths } from '#contract/paths/site-paths'
import { byMode, ColourModeSwitch } from '#features/colour-mode/colour-mode-switch'
import { publicConfig } from '#lib/config/public-config'
import { commonMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { loginPath } from '#lib/navigation/addresses'
import { lowWindow } from '#theme/media'
import { favouritesPath, PlainLink } from './frame-links'
import { SiteMenu, SiteNav } from './site-nav'
import type { LayoutSession } from './use-layout-session'

/** Pages with a search field of their own. */
const withOwnSearch: readonly string[] = [publicPaths.index, publicPaths.search]

interface NavbarProps {
  path: string
  session: LayoutSession
  search: ReactNode
  /** On the logo: the mark of an API outage. */
  mark?: ReactNode
  /** Below the row: the note that there is no connection. */
  notice?: ReactNode
  /** A link after those to the pages: in the row, and in the menu of small screens. */
  lastLink: (place: 'row' | 'menu') => ReactNode
}

/**
 * The bar at the top of every page. Small screens show the logo, the colour mode and a menu; the
 * other links are in the bottom bar.
 */
export function Navbar(props: NavbarProps) {
  const { path, session, search, mark, notice, lastLink } = props
  const { t } = useTranslation(commonMessages)
  return (
    <header data-chrome='' sx={navbarStyle}>
      <div className='wide row'>
        <SiteNav path={path} />
        {lastLink('row')}
      </div>
      <div sx={navbarRowStyle}>
        <div sx={styles.logoRow}>
          <Logo />
          {mark}
        </div>
        <div className='wide'>{!withOwnSearch.includes(path) && search}</div>
        <nav aria-label={t('navbar.label')} sx={styles.nav}>
          <ul>
            {session.shopLinks && (
              <>
                <li className='wide'>
                  <PlainLink to={publicPaths.products} path={path} sx={navbarLinkStyle}>
                    {t('navbar.shop')}
                  </PlainLink>
                </li>
                <li className='wide'>
                  <PlainLink to={publicPaths.blog} path={path} sx={navbarLinkStyle}>
                    {t('navbar.blog')}
                  </PlainLink>
                </li>
                <li className='wide'>{session.cart}</li>
              </>
            )}
            <li className='wide'>
              <IconLink
                to={favouritesPath(session.signedIn)}
                prefetch={false}
                label={t('navbar.favourites')}
              >
                <Heart />
              </IconLink>
            </li>
            {session.bell && <li>{session.bell}</li>}
            <li>
              <ColourModeSwitch />
            </li>
            <li className='wide'>
              {session.menu ?? (
                <IconLink to={loginPath(path)} prefetch={false} label={t('navbar.login')}>
                  <LogIn />
                </IconLink>
              )}
            </li>
          </ul>
        </nav>
        <SiteMenu path={path} shopLinks={session.shopLinks} end={lastLink('menu')} />
      </div>
      {notice}
    </header>
  )
}

const { appLogo, appTitle } = publicConfig
const darkLogo = appLogo.replace(/(?=\.[a-z]+$)/, '-dark')
const size = { width: 145, height: 30 }

/** The logo, in the version of the colour mode. */
function Logo() {
  return (
    <SiteLink to='/' sx={styles.logoLink}>
      <img src={appLogo} alt={appTitle} {...size} sx={byMode.light} />
      {/* The logo of the other mode is not loaded. */}
      <img src={darkLogo} alt={appTitle} loading='lazy' {...size} sx={byMode.dark} />
    </SiteLink>
  )
}

/** Height of the row of page links on wide screens, in px. */
const pagesHeight = 40

const navbarStyle: ThemeUIStyleObject = {
  position: 'sticky',
  // The row of page links scrolls out of view, unless it has the focus.
  top: [0, null, null, -pagesHeight],
  '&:has(.row :focus)': { top: 0 },
  zIndex: 'navbar',
  // An open menu is above all other layout elements.
  '&:has(details[open], [aria-expanded=true])': { zIndex: 'tooltip' },
  // On small screens these links are in the menu and the bottom bar.
  '.wide': { '@media (max-width: 1023.98px)': { display: 'none' } },
  '.row': { display: [null, null, null, 'flex'], maxWidth: 'frame.content', mx: 'auto', px: 6 },
  '.row .pages > ul': { display: 'flex', m: 0, mx: '-12px', p: 0, listStyle: 'none' },
  '.row .pages a': {
    display: 'flex',
    alignItems: 'center',
    height: pagesHeight,
    px: 3,
    borderRadius: 'control',
    color: 'textMuted',
    fontSize: 'small',
    textDecoration: 'none',
    '&:hover': { color: 'text', textDecoration: 'underline' },
    '&[aria-current]': { color: 'primaryText', fontWeight: 'medium' },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
  borderBottom: '1px solid',
  borderColor: 'hairline',
  bg: 'background',
  [lowWindow]: { position: 'relative', top: 0 },
}

const side = 'minmax(max-content, 1fr)'

const navbarRowStyle: ThemeUIStyleObject = {
  display: 'grid',
  // The search does not move when links appear at the end of the row.
  gridTemplateColumns: ['1fr auto auto', null, null, `${side} minmax(0, 420px) ${side}`],
  alignItems: 'center',
  gap: [0, null, null, 4],
  height: 'navbar',
  maxWidth: 'frame.content',
  mx: 'auto',
  px: [4, null, 5, 6],
  // Direct children only, because the bell's menu contains lists.
  'nav > ul': { display: 'flex', alignItems: 'center', gap: 1, m: 0, p: 0, listStyle: 'none' },
  'nav > ul > li': { minWidth: 'touch' },
}

const navbarLinkStyle: ThemeUIStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  height: 'touch',
  px: 3,
  borderRadius: 'control',
  fontWeight: 'medium',
  textDecoration: 'none',
  '&:hover': { bg: 'hover' },
  '&[aria-current]': { color: 'primaryText' },
}

const styles = {
  logoRow: { display: 'flex', justifySelf: 'start', position: 'relative' },
  nav: { ml: 'auto' },
  logoLink: {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    minHeight: 'touch',
  },
} satisfies Record<string, ThemeUIStyleObject>
