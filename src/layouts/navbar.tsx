/** @jsxImportSource theme-ui */
import { Heart, LogIn } from 'lucide-react'
import type { ReactNode } from 'react'
import { publicPaths } from '../../contract/paths/site-paths'
import { IconLink } from '../components/icon-link'
import { ColourModeSwitch } from '../features/colour-mode/colour-mode-switch'
import { commonMessages } from '../lib/i18n/common-texts'
import { useText } from '../lib/i18n/texts'
import { loginPath } from '../lib/navigation/login-path'
import { bellPlace } from './bell-place'
import { favouritesPath } from './favourites-path'
import type { FrameSession } from './frame-session'
import { healthPlace } from './health-place'
import { Logo } from './logo'
import { navbarLinkStyle, navbarRowStyle, navbarStyle } from './navbar-style'
import { offlineNoticePlace } from './offline-place'
import { PlainLink } from './plain-link'
import { SiteMenu, SiteNav } from './site-nav'

interface NavbarProps {
  path: string
  session: FrameSession
  search: ReactNode
}

/**
 * The bar on top of every page. Small screens keep the logo, the colours and a menu of pages; the rest
 * is in the bar below.
 */
export function Navbar({ path, session, search }: NavbarProps) {
  const text = useText(commonMessages)
  return (
    <header data-chrome='' sx={navbarStyle}>
      <div className='wide row'>
        <SiteNav path={path} />
      </div>
      <div sx={navbarRowStyle}>
        <div sx={{ display: 'flex', justifySelf: 'start', position: 'relative' }}>
          <Logo />
          <span id={healthPlace} />
        </div>
        <div className='wide'>{path !== publicPaths.search && search}</div>
        <nav aria-label={text('navbar.label')} sx={{ ml: 'auto' }}>
          <ul>
            {session.shopLinks && (
              <>
                <li className='wide'>
                  <PlainLink to={publicPaths.products} path={path} sx={navbarLinkStyle}>
                    {text('navbar.shop')}
                  </PlainLink>
                </li>
                <li className='wide'>
                  <PlainLink to={publicPaths.blog} path={path} sx={navbarLinkStyle}>
                    {text('navbar.blog')}
                  </PlainLink>
                </li>
                <li className='wide'>{session.cart}</li>
              </>
            )}
            <li className='wide'>
              <IconLink
                to={favouritesPath(session.signedIn)}
                prefetch={false}
                label={text('navbar.favourites')}
              >
                <Heart />
              </IconLink>
            </li>
            {session.signedIn && <li id={bellPlace} />}
            <li>
              <ColourModeSwitch />
            </li>
            <li className='wide'>
              {session.menu ?? (
                <IconLink to={loginPath(path)} prefetch={false} label={text('navbar.login')}>
                  <LogIn />
                </IconLink>
              )}
            </li>
          </ul>
        </nav>
        <SiteMenu path={path} shopLinks={session.shopLinks} />
      </div>
      <div id={offlineNoticePlace} />
    </header>
  )
}
