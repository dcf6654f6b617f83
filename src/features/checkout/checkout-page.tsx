/** @jsxImportSource theme-ui */
import { type ReactNode, useEffect } from 'react'
import type { SessionUser } from '../../../contract/account/user-account'
import type { Cart } from '../../../contract/shop/cart'
import { AccountRead } from '../../components/account/account-read'
import { Container } from '../../components/container'
import { useText } from '../../lib/i18n/texts'
import { CheckoutSkeleton } from './checkout-skeleton'
import { checkoutMessages } from './checkout-texts'
import { StoryNotice } from './components/story-notice'
import { Till } from './components/till'
import { UnansweredOrder } from './components/unanswered-order'
import { isBusy, useCheckout } from './use-checkout'
import { useShopTerms } from './use-shop-terms'

export interface CheckoutPageProps {
  user: SessionUser
  /** As it was last read; null as long as it was not. */
  cart: Cart | null
  isCartPending: boolean
  /** What there is to say of the cart itself. */
  cartNotices: ReactNode
  /** The person's newest orders, for whoever has to look whether theirs is among them. */
  newestOrders: ReactNode
  /** What stands where there is nothing to order. */
  empty: ReactNode
  /** Has the cart read again. */
  onCartWanted: () => void
}

/** The till of somebody for whom the shop's links appear (R032, decision M10). */
export function CheckoutPage(props: CheckoutPageProps) {
  const { user, cart, isCartPending, cartNotices, newestOrders, empty, onCartWanted } = props
  const text = useText(checkoutMessages)
  const story = useCheckout(user.id, onCartWanted)
  const terms = useShopTerms()
  const { state } = story
  useEffect(onCartWanted, [onCartWanted])
  if (state.matches('placed')) return <CheckoutSkeleton />
  const { isUnanswered, attempt } = state.context
  const isAsking = isBusy(state.value)
  if (attempt && (isUnanswered || state.matches('heldBack'))) {
    return (
      <Frame title={text('title')}>
        <UnansweredOrder {...{ story, attempt, newestOrders }} />
      </Frame>
    )
  }
  if (!cart) {
    if (isCartPending) return <CheckoutSkeleton />
    return <Frame title={text('title')}>{cartNotices}</Frame>
  }
  if (cart.cartItems.length === 0 && !isAsking) {
    return (
      <>
        <Container>
          <StoryNotice story={story} />
        </Container>
        {empty}
      </>
    )
  }
  return (
    <Frame title={text('title')}>
      {cartNotices}
      <AccountRead query={terms} skeleton={<CheckoutSkeleton />}>
        {(known) => <Till {...{ user, cart, story }} terms={known} />}
      </AccountRead>
    </Frame>
  )
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Container>
      <h1 sx={{ my: [4, 5], fontSize: 'title' }}>{title}</h1>
      <div sx={{ display: 'grid', gap: 4, mb: [6, 7] }}>{children}</div>
    </Container>
  )
}
