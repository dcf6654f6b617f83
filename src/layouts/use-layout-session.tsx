import { CircleUserRound, ShoppingCart } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { IconLink } from '#components/icon-button'
import { publicPaths } from '#contract/paths/site-paths'
import { publicConfig } from '#lib/config/public-config'
import { commonMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { absent } from '#lib/lazy/lazy'
import { currentSession, shopEnabled, watchSession } from '#session/session'

/** Parts of the layout that depend on the session; while it is unknown, those of a guest. */
export interface LayoutSession {
  signedIn: boolean
  /** Whether the links to shop and blog are shown. */
  shopLinks: boolean
  /** The cart button, where the shop's links are shown. */
  cart?: ReactNode
  /** The number of items in the cart of a member, or of a guest who has put something into one. */
  cartCount?: ReactNode
  /** The notification bell of a member. */
  bell?: ReactNode
  /** Replaces the sign-in link. */
  menu?: ReactNode
}

const CartButton = lazy(() =>
  import(/* webpackChunkName: "cart-button" */ '../features/cart/cart-button').catch(() => ({
    default: CartLink,
  })),
)
const CartCount = lazy(() =>
  import(/* webpackChunkName: "cart-button" */ '../features/cart/cart-count').catch(absent),
)
const AccountButton = lazy(() =>
  import(/* webpackChunkName: "account-button" */ './account-button').catch(() => ({
    default: AccountLink,
  })),
)

const MemberBell = lazy(() =>
  import(/* webpackChunkName: "notifications" */ './member-bell').catch(absent),
)

/** The parts of the layout that depend on the session. */
export function useLayoutSession(): LayoutSession {
  const signedIn = useSyncExternalStore(watchSession, isSignedIn, never)
  const hasCart = useSyncExternalStore(watchSession, mayHaveCart, never)
  const shopLinks = useSyncExternalStore(watchSession, hasShopLinks, hasShopLinksInBuild)
  return {
    signedIn,
    shopLinks,
    cart: hasCart ? (
      <Suspense fallback={<CartLink />}>
        <CartButton />
      </Suspense>
    ) : (
      <CartLink />
    ),
    ...(hasCart && {
      cartCount: (
        <Suspense fallback={null}>
          <CartCount />
        </Suspense>
      ),
    }),
    ...(signedIn && {
      bell: (
        <Suspense fallback={null}>
          <MemberBell />
        </Suspense>
      ),
      menu: <AccountMenu />,
    }),
  }
}

// Separate subscriptions: most changes of the session, such as the one to a guest, change no value,
// so the layout is not rendered again.
const isSignedIn = () => currentSession().status === 'member'
const mayHaveCart = () => isSignedIn() || currentSession().guestCart
const hasShopLinks = () => shopEnabled(currentSession().user, publicConfig.shopAudience)
const hasShopLinksInBuild = () => shopEnabled(null, publicConfig.shopAudience)
const never = () => false

function CartLink() {
  const { t } = useTranslation(commonMessages)
  return (
    <IconLink to={publicPaths.cart} prefetch={false} label={t('navbar.cart')}>
      <ShoppingCart />
    </IconLink>
  )
}

function AccountLink() {
  const { t } = useTranslation(commonMessages)
  return (
    <IconLink to='/account' prefetch={false} label={t('bottomBar.account')}>
      <CircleUserRound />
    </IconLink>
  )
}

/** Has the size of the sign-in link, to avoid a layout shift. */
function AccountMenu() {
  return (
    <div sx={styles.accountMenu}>
      <Suspense fallback={null}>
        <AccountButton />
      </Suspense>
    </div>
  )
}

const styles = {
  accountMenu: { minWidth: 'touch', minHeight: 'touch' },
} satisfies Record<string, ThemeUIStyleObject>
