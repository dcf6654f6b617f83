import { Heart, LogIn, Search } from 'lucide-react'
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
import { openPages, SiteMenu } from './site-menu'
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
  /** A link to what is due: in the row of wide screens, and in the menu. */
  dueLink: (place: 'row' | 'menu') => ReactNode
}

/**
 * The bar at the top of every page, in one row. Small screens show the logo, the search and a menu,
 * which has the colour mode; the other links are in the bottom bar.
 */
export function Navbar(props: NavbarProps) {
  const { path, session, search, mark, notice, dueLink } = props
  const { t } = useTranslation(commonMessages)
  return (
    <header data-chrome='' sx={navbarStyle}>
      <div sx={navbarRowStyle}>
        <div sx={styles.logoRow}>
          <Logo />
          {mark}
        </div>
        <div className='wide'>{!withOwnSearch.includes(path) && search}</div>
        <nav aria-label={t('navbar.label')} sx={styles.nav}>
          <div className='wide'>{dueLink('row')}</div>
          <ul>
            {openPages.map(({ to, name }) => (
              <li key={to} className='full'>
                <PlainLink to={to} path={path} sx={navbarLinkStyle}>
                  {t(name)}
                </PlainLink>
              </li>
            ))}
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
            <li className='wide'>
              <ColourModeSwitch />
            </li>
            <li className='small'>
              <IconLink to={publicPaths.search} prefetch={false} label={t('bottomBar.search')}>
                <Search />
              </IconLink>
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
        <SiteMenu path={path} shopLinks={session.shopLinks} end={dueLink('menu')} />
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

const navbarStyle: ThemeUIStyleObject = {
  position: 'sticky',
  top: 0,
  zIndex: 'navbar',
  // An open menu is above all other layout elements.
  '&:has(details[open], [aria-expanded=true])': { zIndex: 'tooltip' },
  // On small screens these links are in the menu and the bottom bar.
  '.wide': { '@media (max-width: 1023.98px)': { display: 'none' } },
  '.small': { '@media (min-width: 1024px)': { display: 'none' } },
  // There is space for them beside all others, where the menu is not.
  '.full': { '@media (max-width: 1279.98px)': { display: 'none' } },
  borderBottom: '1px solid',
  borderColor: 'hairline',
  bg: 'background',
  [lowWindow]: { position: 'relative' },
}

const navbarRowStyle: ThemeUIStyleObject = {
  display: 'grid',
  // The search does not move when links appear at the end of the row.
  gridTemplateColumns: ['1fr auto auto', null, null, 'auto minmax(0, 420px) 1fr'],
  // The menu is in a column of its own, where it is shown.
  gridAutoFlow: 'column',
  alignItems: 'center',
  columnGap: [0, null, null, 5],
  height: 'navbar',
  maxWidth: 'frame.content',
  mx: 'auto',
  px: [4, null, 5, 6],
  // Direct children only, because the menus contain lists.
  '& > nav > ul': { display: 'flex', alignItems: 'center', gap: 1, m: 0, p: 0, listStyle: 'none' },
  '& > nav > ul > li': { minWidth: 'touch' },
}

const navbarLinkStyle: ThemeUIStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  height: 'touch',
  px: 2,
  borderRadius: 'control',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  '&:hover': { bg: 'hover' },
  '&[aria-current]': { color: 'primaryText' },
}

const styles = {
  logoRow: { display: 'flex', justifySelf: 'start', position: 'relative' },
  nav: { display: 'flex', alignItems: 'center', gap: 2, ml: 'auto' },
  logoLink: {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    minHeight: 'touch',
  },
} satisfies Record<string, ThemeUIStyleObject>
