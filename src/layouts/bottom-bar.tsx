/** @jsxImportSource theme-ui */
import { CircleUserRound, Heart, House, type LucideIcon, Search, ShoppingCart } from 'lucide-react'
import { publicPaths } from '../../contract/paths/site-paths'
import type common from '../../locales/el/common.json'
import { commonMessages } from '../lib/i18n/common-texts'
import { type TextKey, useText } from '../lib/i18n/texts'
import { loginPath } from '../lib/navigation/login-path'
import { bottomBarStyle } from './bottom-bar-style'
import { cartCountPlace } from './cart-count-place'
import { favouritesPath } from './favourites-path'
import { PlainLink } from './plain-link'

const account = '/account'

interface BottomBarProps {
  path: string
  signedIn: boolean
  /** The shop's links appear. */
  shopLinks: boolean
}

interface Place {
  to: string
  icon: LucideIcon
  name: TextKey<typeof common>
  /** Also marked on the pages below this path. */
  within?: string
}

const cart: Place = { to: publicPaths.cart, icon: ShoppingCart, name: 'navbar.cart' }

/** The four places of small screens, under the thumb, and the cart where there is one. */
export function BottomBar({ path, signedIn, shopLinks }: BottomBarProps) {
  const text = useText(commonMessages)
  const places: Place[] = [
    { to: publicPaths.index, icon: House, name: 'bottomBar.home' },
    { to: publicPaths.search, icon: Search, name: 'bottomBar.search' },
    {
      to: favouritesPath(signedIn),
      icon: Heart,
      name: 'bottomBar.favourites',
      within: `${account}/favourites`,
    },
    ...(shopLinks ? [cart] : []),
    {
      to: signedIn ? account : loginPath(path),
      icon: CircleUserRound,
      name: 'bottomBar.account',
      within: account,
    },
  ]
  const here = places.find(({ to, within }) => path === to || (within && isWithin(path, within)))
  return (
    <nav aria-label={text('bottomBar.label')} data-chrome='' sx={bottomBarStyle}>
      <ul>
        {places.map((place) => (
          <li key={place.name}>
            <PlainLink
              to={place.to}
              path={path}
              {...(place === here && { 'aria-current': place.to === path ? 'page' : 'true' })}
            >
              <place.icon size={22} />
              {text(place.name)}
              {place === cart && <span id={cartCountPlace} sx={{ display: 'contents' }} />}
            </PlainLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function isWithin(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`)
}
