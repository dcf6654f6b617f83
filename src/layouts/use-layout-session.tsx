import { CircleUserRound, ShoppingCart } from 'lucide-react'
import { type ComponentType, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { IconLink } from '#components/icon-button'
import { publicPaths } from '#contract/paths/site-paths'
import { publicConfig } from '#lib/config/public-config'
import { commonMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { absent } from '#lib/lazy/lazy'
import {
  currentSession,
  type SessionView,
  shopEnabled,
  unknownSession,
  watchSession,
} from '#session/session'

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
  const facts = useSyncExternalStore(watchSession, factsNow, factsInBuild)
  const signedIn = facts.includes('member')
  const hasCart = signedIn || facts.includes('cart')
  return {
    signedIn,
    shopLinks: facts.includes('shop'),
    cart: hasCart ? <Later part={CartButton} meanwhile={<CartLink />} /> : <CartLink />,
    ...(hasCart && { cartCount: <Later part={CartCount} /> }),
    ...(signedIn && { bell: <Later part={MemberBell} />, menu: <AccountMenu /> }),
  }
}

// As one text: most changes of the session, such as the one to a guest, do not change it, so the
// layout is not rendered again.
const factsNow = () => factsOf(currentSession())
const factsInBuild = () => factsOf(unknownSession)

function factsOf({ status, user, guestCart }: SessionView): string {
  const isOpen = shopEnabled(user, publicConfig.shopAudience)
  return [status === 'member' && 'member', isOpen && 'shop', guestCart && 'cart'].join()
}

interface LaterProps {
  part: ComponentType
  meanwhile?: ReactNode
}

function Later({ part: Part, meanwhile = null }: LaterProps) {
  return (
    <Suspense fallback={meanwhile}>
      <Part />
    </Suspense>
  )
}

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
      <Later part={AccountButton} />
    </div>
  )
}

const styles = {
  accountMenu: { minWidth: 'touch', minHeight: 'touch' },
} satisfies Record<string, ThemeUIStyleObject>
