import { useQueryClient } from '@tanstack/react-query'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button, LinkButton } from '#components/button'
import { Notice } from '#components/notice'
import { findUnpaidOrder } from '#contract/endpoints/orders'
import { placedOrderPath } from '#contract/paths/placed-order-path'
import type { Cart } from '#contract/shop/cart'
import type { Order } from '#contract/shop/order'
import { useOrderByUuid } from '#features/orders/api'
import { CancelProblem, sendCancellation } from '#features/orders/cancel-order'
import { orderAmounts } from '#features/orders/order-amounts'
import { paymentMessages } from '#features/payment/payment-messages'
import { call } from '#lib/http/call'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatMoney } from '#lib/text/format-number'
import { formatDateTime } from '#lib/time/format-date'
import { useAccountChange } from '#session/use-account-change'
import { useAccountQuery } from '#session/use-account-query'

/** Tells a person in the cart or the checkout of an order that waits to be paid; nothing without one. */
export function WaitingOrder({ cart }: { cart: Cart }) {
  const { t } = useTranslation(paymentMessages)
  const { data } = useAccountQuery(findUnpaidOrder, { freshFor: 0 })
  const order = data?.order
  if (!order) return null
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
      {cart.totalItems > 0 && (
        <p>{t(hasSameItems(order, cart) ? 'unpaid.same' : 'unpaid.other')}</p>
      )}
    </Notice>
  )
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
  const { data: order } = useOrderByUuid(uuid)
  const mutation = useAccountChange<Pick<Order, 'id' | 'uuid' | 'user'>>({
    carryOut: (named) => sendCancellation(call, queries, named),
    onDone: onCancelled,
  })
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
