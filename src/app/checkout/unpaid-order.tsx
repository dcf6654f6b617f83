import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { ReadProblem } from '#components/account/account-read'
import { useBankAsked } from '#components/account/bank-visit'
import { Button, LinkButton } from '#components/button'
import { Notice } from '#components/notice'
import type { SessionUser } from '#contract/account/user-account'
import { findUnpaidOrder } from '#contract/endpoints/orders'
import { placedOrderPath } from '#contract/paths/placed-order-path'
import type { Cart } from '#contract/shop/cart'
import { type Order, type OrderDetail, orderIsPaid } from '#contract/shop/order'
import { useAskedOrder, useOrderByUuid } from '#features/orders/api'
import { CancelProblem, sendCancellation } from '#features/orders/cancel-order'
import { orderAmounts } from '#features/orders/order-amounts'
import { paymentMessages } from '#features/payment/payment-messages'
import { call } from '#lib/http/call'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatMoney } from '#lib/text/format-number'
import { formatDateTime } from '#lib/time/format-date'
import { useSession } from '#session/session'
import { useAccountChange } from '#session/use-account-change'
import { useAccountQuery } from '#session/use-account-query'
import { isOfGuestBefore, noteOrderPaid } from './payment-with-cart'

/**
 * Tells a person in the cart or the checkout of an order that waits to be paid; nothing without one. Where
 * nobody knows, they may go on: it is looked for again before an order is placed.
 */
export function WaitingOrder({ cart }: { cart: Cart }) {
  const { t } = useTranslation(paymentMessages)
  const query = useAccountQuery(findUnpaidOrder, { freshFor: 0 })
  if (!query.data) {
    return (
      <ReadProblem query={query} tone='info' title={t('unpaid.unread.title')}>
        {t('unpaid.unread.sentence')}
      </ReadProblem>
    )
  }
  const found = query.data.order
  return found ? <FoundOrder key={found.uuid} found={found} cart={cart} /> : null
}

/** Of an order about which the bank is asked it tells nothing else, until the answer has come. */
function FoundOrder({ found, cart }: { found: OrderDetail; cart: Cart }) {
  const { t } = useTranslation(paymentMessages)
  const { user } = useSession()
  const wasAsked = useBankAsked(found)
  const { data } = useAskedOrder(found.uuid, wasAsked)
  const order = (wasAsked && data) || found
  const isAsked = useBankAsked(order)
  const isPaid = orderIsPaid(order)
  useEffect(() => {
    if (isPaid) noteOrderPaid(found, user)
  }, [isPaid, found, user])
  if (isPaid) return <PaidOrder order={order} />
  if (isAsked) return <AskedOrder order={order} />
  return (
    <Notice
      title={t('unpaid.title')}
      action={
        <LinkButton to={placedOrderPath(order.uuid)} size='sm' prefetch={false}>
          {t('unpaid.resume')}
        </LinkButton>
      }
    >
      <Facts order={order} />
      {cart.totalItems > 0 && <p>{t(`unpaid.${relationOf(order, { cart, user })}`)}</p>}
    </Notice>
  )
}

/** The bank is asked about an order: nothing of it is to be paid meanwhile. */
function AskedOrder({ order, children }: { order: Order; children?: ReactNode }) {
  const { t } = useTranslation(paymentMessages)
  return (
    <Notice live title={t('unpaid.asked.title')} action={<Follow order={order} />}>
      <Facts order={order} />
      {children}
      <p>{t('unpaid.asked.sentence')}</p>
    </Notice>
  )
}

function PaidOrder({ order }: { order: Order }) {
  const { t } = useTranslation(paymentMessages)
  const title = t('unpaid.paid', { number: order.id })
  return <Notice tone='success' live title={title} action={<Follow order={order} />} />
}

function Follow({ order: { uuid } }: { order: Order }) {
  const { t } = useTranslation(paymentMessages)
  return (
    <LinkButton to={placedOrderPath(uuid)} variant='secondary' size='sm' prefetch={false}>
      {t('unpaid.asked.follow')}
    </LinkButton>
  )
}

interface Held {
  cart: Cart
  user: SessionUser | null
}

/** What an order has to do with the cart; one of before the sign-in does not empty it. */
function relationOf(order: Order, { cart, user }: Held): 'same' | 'beforeSignIn' | 'other' {
  if (isOfGuestBefore(order, user)) return 'beforeSignIn'
  return hasSameItems(order, cart) ? 'same' : 'other'
}

function hasSameItems({ items, hasUnreadItems }: Order, { cartItems }: Cart): boolean {
  const ordered = items.map(({ product, quantity }) => `${product?.id}x${quantity}`)
  const held = cartItems.map(({ product, quantity }) => `${product.id}x${quantity}`)
  return !hasUnreadItems && ordered.toSorted().join() === held.toSorted().join()
}

interface UnpaidOrderProps {
  uuid: string
  /** Goes on with the order of the checkout. */
  onCancelled: () => void
}

/** Asks what becomes of an order that waits to be paid before another one is placed. */
export function UnpaidOrder({ uuid, onCancelled }: UnpaidOrderProps) {
  const { t } = useTranslation(paymentMessages)
  const queries = useQueryClient()
  const { user } = useSession()
  const { data: order } = useOrderByUuid(uuid)
  const isAsked = useBankAsked(order)
  const mutation = useAccountChange<Pick<Order, 'id' | 'uuid' | 'user'>>({
    carryOut: (named) => sendCancellation(call, queries, named),
    onDone: onCancelled,
  })
  if (order && isAsked) {
    return (
      <AskedOrder order={order}>
        <p>{t('unpaid.asked.notSent')}</p>
      </AskedOrder>
    )
  }
  return (
    <>
      <Notice
        tone='warning'
        live
        title={t('unpaid.title')}
        action={
          <div sx={styles.actions}>
            <LinkButton to={placedOrderPath(uuid)} prefetch={false}>
              {t('unpaid.pay')}
            </LinkButton>
            {order && (
              <Button
                variant='secondary'
                busy={mutation.status === 'working'}
                onClick={() => void mutation.submit(order)}
              >
                {t('unpaid.cancel')}
              </Button>
            )}
          </div>
        }
      >
        {order && <Facts order={order} />}
        <p>{t('unpaid.question')}</p>
        <p>{t(order && isOfGuestBefore(order, user) ? 'unpaid.keeps' : 'unpaid.empties')}</p>
        <p>{t('unpaid.closePage')}</p>
      </Notice>
      <CancelProblem mutation={mutation} />
    </>
  )
}

function Facts({ order }: { order: Order }) {
  const { t } = useTranslation(paymentMessages)
  const amount = formatMoney(orderAmounts(order).total)
  const time = formatDateTime(order.createdAt)
  return <p>{t('unpaid.facts', { number: order.id, amount, time })}</p>
}

const styles = {
  actions: { display: 'flex', flexWrap: 'wrap', gap: 2 },
} satisfies Record<string, ThemeUIStyleObject>
