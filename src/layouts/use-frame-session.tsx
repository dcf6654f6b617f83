/** @jsxImportSource theme-ui */
import { CircleUserRound, ShoppingCart } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { publicPaths } from '../../contract/paths/site-paths'
import { IconLink } from '../components/icon-link'
import { publicConfig } from '../lib/config/public-config'
import { commonMessages } from '../lib/i18n/common-texts'
import { useText } from '../lib/i18n/texts'
import { shopEnabled } from '../session/shop-enabled'
import { startSession } from '../session/start-session'
import { useSession } from '../session/use-session'
import type { FrameSession } from './frame-session'

const CartButton = lazy(() =>
  import(/* webpackChunkName: "cart-button" */ '../features/cart/cart-button').catch(() => ({
    default: CartLink,
  })),
)
const AccountButton = lazy(() =>
  import(/* webpackChunkName: "account-button" */ './account-button').catch(() => ({
    default: AccountLink,
  })),
)

const { shopAudience } = publicConfig

/** The account and the way from the cart to the confirmation show nothing before they know. */
const atOncePaths = /^\/(?:account|cart|checkout)(?:\/|$)/

/** What the frame shows of the person who is here, as soon as that is known (R004 to R009). */
export function useFrameSession(path: string): FrameSession {
  const { status, user } = useSession()
  const atOnce = atOncePaths.test(path)
  useEffect(() => void startSession({ atOnce, follow }), [atOnce])
  const isKnown = status !== 'unknown'
  const signedIn = status === 'member'
  return {
    signedIn,
    shopLinks: isKnown && shopEnabled(user, shopAudience),
    cart: (
      <Suspense fallback={<CartLink />}>
        <CartButton />
      </Suspense>
    ),
    ...(signedIn && { menu: <Person /> }),
  }
}

async function follow(): Promise<void> {
  const { followAuthEvents } = await import(
    /* webpackChunkName: "session" */ '../app/account/follow-auth-events'
  )
  followAuthEvents()
}

function CartLink() {
  const text = useText(commonMessages)
  return (
    <IconLink to={publicPaths.cart} prefetch={false} label={text('navbar.cart')}>
      <ShoppingCart />
    </IconLink>
  )
}

function AccountLink() {
  const text = useText(commonMessages)
  return (
    <IconLink to='/account' prefetch={false} label={text('bottomBar.account')}>
      <CircleUserRound />
    </IconLink>
  )
}

/** Keeps the place of the icon before, so that nothing moves. */
function Person() {
  return (
    <div sx={{ minWidth: 'touch', minHeight: 'touch' }}>
      <Suspense fallback={null}>
        <AccountButton />
      </Suspense>
    </div>
  )
}
