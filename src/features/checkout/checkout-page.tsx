import { type ReactNode, useEffect } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { AccountRead } from '#components/account/account-read'
import { LinkButton } from '#components/button'
import { Container } from '#components/container'
import { Notice } from '#components/notice'
import type { SessionUser } from '#contract/account/user-account'
import { publicPaths } from '#contract/paths/site-paths'
import type { Cart } from '#contract/shop/cart'
import { useTranslation } from '#lib/i18n/use-translation'
import { checkoutMessages } from './checkout-messages'
import { CheckoutSkeleton } from './checkout-skeleton'
import { CheckoutNotice, type RenderUnpaid } from './components/checkout-notice'
import { CheckoutOrder } from './components/checkout-order'
import { PlacedUnseen } from './components/placed-unseen'
import { UnansweredOrder } from './components/unanswered-order'
import { UnknowableOrder } from './components/unknowable-order'
import { useKnownRecipient } from './known-recipient'
import { useShopTerms } from './shop-terms'
import { type CheckoutPageDeps, useCheckout } from './use-checkout'

interface CheckoutPageProps extends CheckoutPageDeps {
  /** Null for a guest. */
  user: SessionUser | null
  /** Null until it has been read. */
  cart: Cart | null
  isCartPending: boolean
  /** Errors and changes of the cart itself; the changes may be told by the checkout already. */
  cartNotices: (areChangesTold: boolean) => ReactNode
  /** The member's newest orders, shown when it is unclear whether the order was placed. */
  newestOrders: ReactNode
  /** Shown for an empty cart. */
  empty: ReactNode
  /** An order that waits to be paid, of which the checkout tells. */
  waitingOrder: ReactNode
  /** Asks what becomes of an order that waits to be paid before another one is placed. */
  unpaidOrder: RenderUnpaid
}

/** The checkout of a member or a guest who may use the shop. */
export function CheckoutPage(props: CheckoutPageProps) {
  const { user, cart, isCartPending, newestOrders, empty, unpaidOrder } = props
  const { onRefreshCart, onOrdered, openBankPage } = props
  const { t } = useTranslation(checkoutMessages)
  const checkout = useCheckout(user?.id ?? 'guest', { onRefreshCart, onOrdered, openBankPage })
  const terms = useShopTerms(cart)
  const { addresses, recipient, isPending } = useKnownRecipient(user !== null)
  const { state } = checkout
  const cartNotices = props.cartNotices(state.matches('changed'))
  useEffect(onRefreshCart, [onRefreshCart])
  useTermsAnew(terms, state.matches('changed') || state.matches('refused'))
  if (state.matches('placed')) return <CheckoutSkeleton />
  const { isUnanswered, attempt } = state.context
  if (attempt && state.matches('placedUnseen')) {
    return (
      <Frame title={t('title')}>
        <PlacedUnseen {...{ checkout, attempt }} isMailed={terms.data?.isMailed} />
      </Frame>
    )
  }
  if (attempt && state.matches('unknowable')) {
    return (
      <Frame title={t('title')}>
        <UnknowableOrder {...{ checkout, attempt }} isMailed={terms.data?.isMailed} />
      </Frame>
    )
  }
  const isSubmitting = state.hasTag('busy')
  if (attempt && (isUnanswered || state.matches('rateLimited'))) {
    return (
      <Frame title={t('title')}>
        <UnansweredOrder {...{ checkout, attempt, newestOrders }} />
      </Frame>
    )
  }
  if (!cart) {
    if (isCartPending) return <CheckoutSkeleton />
    return <Frame title={t('title')}>{cartNotices}</Frame>
  }
  if (cart.unreadItems.length > 0 && !isSubmitting) {
    return (
      <Frame title={t('title')}>
        {cartNotices}
        <UnreadItems count={cart.unreadItems.length} />
      </Frame>
    )
  }
  if (cart.cartItems.length === 0 && !isSubmitting) {
    return (
      <>
        <Container>
          <CheckoutNotice checkout={checkout} unpaidOrder={unpaidOrder} />
        </Container>
        {empty}
      </>
    )
  }
  return (
    <Frame title={t('title')}>
      {cartNotices}
      {!isSubmitting && !state.matches('unpaid') && props.waitingOrder}
      <AccountRead query={terms} skeleton={<CheckoutSkeleton />}>
        {(known) =>
          isPending ? (
            <CheckoutSkeleton />
          ) : (
            <CheckoutOrder
              {...{ user, cart, checkout, addresses, recipient, unpaidOrder }}
              terms={known}
            />
          )
        }
      </AccountRead>
    </Frame>
  )
}

/** Reads the terms again once the shop has changed or refused something: they may be why. */
function useTermsAnew({ refetch }: ReturnType<typeof useShopTerms>, areOld: boolean): void {
  useEffect(() => {
    if (areOld) void refetch()
  }, [areOld, refetch])
}

/** The order waits until the items that cannot be read are removed from the cart. */
function UnreadItems({ count }: { count: number }) {
  const { t } = useTranslation(checkoutMessages)
  return (
    <Notice
      tone='warning'
      live
      title={t('unread.title', { count })}
      action={
        <LinkButton to={publicPaths.cart} size='sm' prefetch={false}>
          {t('changes.toCart')}
        </LinkButton>
      }
    >
      {t('unread.sentence', { count })}
    </Notice>
  )
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Container>
      <h1 sx={styles.frameHeading}>{title}</h1>
      <div sx={styles.frameGrid}>{children}</div>
    </Container>
  )
}

const styles = {
  frameHeading: { my: [4, 5], fontSize: 'title' },
  frameGrid: { display: 'grid', gap: 4, mb: [6, 7] },
} satisfies Record<string, ThemeUIStyleObject>
