/** @jsxImportSource #theme */

import { CircleUserRound, ShoppingCart } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { publicPaths } from '../../contract/paths/site-paths'
import { IconLink } from '../components/icon-button'
import { publicConfig } from '../lib/config/public-config'
import { commonMessages, useText } from '../lib/i18n/messages'
import { dependsOnSession, shopEnabled, useSession } from '../session/session-store'
import { startSession } from '../session/start-session'

/** What the layout shows of the session; all absent while the session is unknown. */
export interface FrameSession {
  signedIn: boolean
  /** Whether the links to shop and blog are shown. */
  shopLinks: boolean
  /** The cart button, where the shop's links are shown. */
  cart?: ReactNode
  /** Replaces the sign-in link. */
  menu?: ReactNode
}

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

/** Starts the session and gives what the layout shows of it (R004 to R009). */
export function useFrameSession(path: string): FrameSession {
  const { status, user } = useSession()
  const atOnce = dependsOnSession(path)
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
    ...(signedIn && { menu: <AccountMenu /> }),
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

/** Has the size of the sign-in link, so that nothing shifts. */
function AccountMenu() {
  return (
    <div sx={styles.root}>
      <Suspense fallback={null}>
        <AccountButton />
      </Suspense>
    </div>
  )
}

const styles = {
  root: { minWidth: 'touch', minHeight: 'touch' },
} satisfies Record<string, ThemeUIStyleObject>
