import { useQueryClient } from '@tanstack/react-query'
import { Button } from '#components/button'
import { ConfirmDialog } from '#components/confirm-dialog'
import type { Order, OrderDetail } from '#contract/shop/order'
import { orderAnew } from '#features/cart/order-again'
import { draftAgain } from '#features/checkout/checkout-draft'
import { CancelProblem, sendCancellation } from '#features/orders/cancel-order'
import { paymentMessages } from '#features/payment/payment-messages'
import { call } from '#lib/http/call'
import { useTranslation } from '#lib/i18n/use-translation'
import { buyerOf } from '#session/buyer'
import { currentSession } from '#session/session'
import { useAccountChange } from '#session/use-account-change'

/** Cancels an unpaid order and orders the same anew, so that another way to pay can be chosen. */
export function OtherPayWay({ order }: { order: OrderDetail }) {
  const { t } = useTranslation(paymentMessages)
  const queries = useQueryClient()
  const mutation = useAccountChange<Pick<Order, 'id' | 'uuid' | 'user'>>({
    // The cancelled order has no such button: going on must not wait for it.
    carryOut: async (named) => {
      const { items } = await sendCancellation(call, queries, named)
      const buyer = buyerOf(currentSession())
      if (buyer !== null) draftAgain(buyer, order)
      await orderAnew(items)
    },
  })
  return (
    <>
      <Button
        variant='secondary'
        busy={mutation.status === 'working'}
        onClick={() => mutation.consider(order)}
      >
        {t('otherWay.action')}
      </Button>
      <CancelProblem mutation={mutation} />
      <ConfirmDialog
        open={mutation.status === 'confirming'}
        title={t('otherWay.question', { number: order.id })}
        confirmLabel={t('otherWay.confirm')}
        cancelLabel={t('otherWay.keep')}
        onConfirm={mutation.confirm}
        onCancel={mutation.cancel}
      >
        <p>{t('otherWay.sentence')}</p>
      </ConfirmDialog>
    </>
  )
}
