import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { ChangeProblem } from '#components/account/change-problem'
import { LinkButton } from '#components/button'
import { ConfirmDialog } from '#components/confirm-dialog'
import { cancelOrder, listOrders, readOrder } from '#contract/endpoints/orders'
import { publicPaths } from '#contract/paths/site-paths'
import { type Order, type OrderDetail, orderIsPaid } from '#contract/shop/order'
import type { Call } from '#lib/http/call'
import { ApiError, type ApiProblem } from '#lib/http/problem'
import { useTranslation } from '#lib/i18n/use-translation'
import { accountCall } from '#session/account-request'
import { type AccountChange, useAccountChange } from '#session/use-account-change'
import { queryKeyOf } from '#session/use-account-query'
import { keepOrder } from './api'
import { ordersMessages } from './messages'

/**
 * Cancels an order (`POST /api/orders/{id}/cancel`). If the response is lost or a refusal, the
 * order is read again, and its status determines the outcome.
 */
export async function sendCancellation(
  call: Call,
  queries: QueryClient,
  id: number,
): Promise<OrderDetail> {
  const params = { id }
  const sent = call(cancelOrder, { params })
  const order = await sent.catch((failure: unknown) =>
    call(readOrder, { params }).catch(() => {
      throw failure
    }),
  )
  void queries.invalidateQueries({ queryKey: queryKeyOf(listOrders) })
  keepOrder(queries, order)
  if (order.status === 'CANCELED') return order
  // Not cancelled, also where it was read after a failure.
  await sent
  throw new ApiError({ kind: 'conflict', errors: [] })
}

/** Cancels an order by its id, after a confirmation. */
export function useCancelOrder(onDone: (id: number) => void): AccountChange<number> {
  const queries = useQueryClient()
  return useAccountChange<number>({
    carryOut: (id) => sendCancellation(accountCall, queries, id),
    look: async (id) => {
      const order = await accountCall(readOrder, { params: { id } })
      keepOrder(queries, order)
      return order.status === 'CANCELED' ? order : null
    },
    onDone,
  })
}

interface CancelDialogProps {
  mutation: AccountChange<number>
  order: Order
}

export function CancelDialog({ mutation, order }: CancelDialogProps) {
  const { t } = useTranslation(ordersMessages)
  return (
    <ConfirmDialog
      open={mutation.status === 'confirming'}
      title={t('cancel.question', { number: order.id })}
      confirmLabel={t('cancel.confirm')}
      onConfirm={mutation.confirm}
      onCancel={mutation.cancel}
    >
      <p>{t(orderIsPaid(order) ? 'cancel.sentencePaid' : 'cancel.sentence')}</p>
    </ConfirmDialog>
  )
}

/** Why an order was not cancelled, or that it is unclear. */
export function CancelProblem({ mutation }: { mutation: AccountChange<number> }) {
  const { t } = useTranslation(ordersMessages)
  const wordsOf = ({ kind }: ApiProblem) => {
    if (kind === 'conflict') {
      return { title: t('cancel.tooLateTitle'), sentence: t('cancel.tooLate') }
    }
    if (kind !== 'unclear') return undefined
    return { title: t('cancel.unclearTitle'), sentence: t('cancel.unclear') }
  }
  const wayOut = ({ kind }: ApiProblem) =>
    kind === 'conflict' ? (
      <LinkButton to={publicPaths.contact} variant='secondary' size='sm'>
        {t('cancel.contact')}
      </LinkButton>
    ) : undefined
  return <ChangeProblem mutation={mutation} wordsOf={wordsOf} wayOut={wayOut} />
}
