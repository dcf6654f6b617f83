import { CircleUserRound, Heart, House, type LucideIcon, Search, ShoppingCart } from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { StaticPart } from '#components/static-part'
import { publicPaths } from '#contract/paths/site-paths'
import { commonMessages, type TextKey } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { loginPath } from '#lib/navigation/addresses'
import type common from '#locales/el/common.json'
import { lowWindow } from '#theme/media'
import { favouritesPath, PlainLink } from './frame-links'
import type { LayoutSession } from './use-layout-session'

const account = '/account'

interface BottomBarProps {
  path: string
  session: LayoutSession
}

interface Entry {
  to: string
  icon: LucideIcon
  name: TextKey<typeof common>
  /** Also current on the pages below this path. */
  within?: string
}

const cart: Entry = { to: publicPaths.cart, icon: ShoppingCart, name: 'navbar.cart' }

/** Navigation at the bottom of small screens: four links, and the cart where the shop is shown. */
export function BottomBar(props: BottomBarProps) {
  const { t } = useTranslation(commonMessages)
  const { path, session } = props
  const { signedIn, shopLinks } = session
  return (
    <StaticPart
      as='nav'
      deps={[path, signedIn, shopLinks]}
      aria-label={t('bottomBar.label')}
      data-chrome=''
      data-shop={shopLinks ? '' : undefined}
      sx={bottomBarStyle}
    >
      <BottomLinks {...props} />
    </StaticPart>
  )
}

function BottomLinks({ path, session: { signedIn, shopLinks, cartCount } }: BottomBarProps) {
  const { t } = useTranslation(commonMessages)
  const entries: Entry[] = [
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
  const current = entries.find(
    ({ to, within }) => path === to || (within && isWithin(path, within)),
  )
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.name}>
          <PlainLink
            to={entry.to}
            path={path}
            {...(entry === current && { 'aria-current': entry.to === path ? 'page' : 'true' })}
          >
            <entry.icon size={22} />
            <span>{t(entry.name)}</span>
            {entry === cart && cartCount}
          </PlainLink>
        </li>
      ))}
    </ul>
  )
}

function isWithin(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`)
}

const bottomBarStyle: ThemeUIStyleObject = {
  '@media (min-width: 1024px)': { display: 'none' },
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 'bottomBar',
  // On product pages the buy bar is over it, but never over what has the focus.
  '&:focus-within': { zIndex: 'focusedBar' },
  pb: 'env(safe-area-inset-bottom)',
  borderTop: '1px solid',
  borderColor: 'hairline',
  bg: 'background',
  // Columns in proportion to their labels, and a fixed height: no link moves while the browser
  // parses them one by one.
  ul: {
    display: 'grid',
    gridTemplateColumns: '6fr 8fr 8fr 9fr',
    height: 'bottomBar',
    maxWidth: 480,
    mx: 'auto',
    my: 0,
    p: 0,
    listStyle: 'none',
  },
  a: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 1,
    height: '100%',
    color: 'textMuted',
    fontSize: 'caption',
    fontWeight: 'medium',
    lineHeight: 1,
    textDecoration: 'none',
  },
  // Five entries must fit a width of 320 px.
  '&[data-shop] ul': { gridTemplateColumns: '6fr 8fr 8fr 6fr 9fr' },
  '&[data-shop] a': { fontSize: 'clamp(0.65625rem, 3.2vw, 0.75rem)' },
  'a[aria-current]': {
    color: 'primaryText',
    fontWeight: 'bold',
    '&::before': {
      content: '""',
      position: 'absolute',
      top: '-1px',
      width: 32,
      height: 3,
      borderRadius: 'full',
      bg: 'primary',
    },
  },
  'a:focus-visible': { outlineOffset: '-4px' },
  // After the footer.
  [lowWindow]: { position: 'static' },
}
