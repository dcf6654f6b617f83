import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { ChangeProblem } from '#components/account/change-problem'
import { isWithdrawn, useSentWithdrawals } from '#components/account/sent-withdrawals'
import { Button, LinkButton } from '#components/button'
import { ConfirmDialog } from '#components/confirm-dialog'
import {
  cancelOrder,
  cancelOrderByUuid,
  listOrders,
  readOrder,
  readOrderByUuid,
} from '#contract/endpoints/orders'
import { publicPaths } from '#contract/paths/site-paths'
import { type Order, type OrderDetail, orderIsPaid } from '#contract/shop/order'
import type { Call } from '#lib/http/call'
import { call } from '#lib/http/call'
import { ApiError, type ApiProblem } from '#lib/http/problem'
import { useTranslation } from '#lib/i18n/use-translation'
import { type AccountChange, useAccountChange } from '#session/use-account-change'
import { queryKeyOf } from '#session/use-account-query'
import { keepOrder } from './api'
import { ordersMessages } from './messages'

/** An order as it is cancelled: a guest's, which has no user, by its uuid. */
type Named = Pick<Order, 'id' | 'uuid' | 'user'>

const read = (call: Call, { id, uuid, user }: Named) =>
  user === null ? call(readOrderByUuid, { params: { uuid } }) : call(readOrder, { params: { id } })

const cancel = (call: Call, { id, uuid, user }: Named) =>
  user === null
    ? call(cancelOrderByUuid, { params: { uuid } })
    : call(cancelOrder, { params: { id } })

/**
 * Cancels an order of a member or a guest. If the response is lost or a refusal, the
 * order is read again, and its status determines the outcome.
 */
export async function sendCancellation(
  call: Call,
  queries: QueryClient,
  named: Named,
): Promise<OrderDetail> {
  const sent = cancel(call, named)
  const order = await sent.catch((failure: unknown) =>
    read(call, named).catch(() => {
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

/** Cancels an order, after a confirmation. */
export function useCancelOrder(onDone: (order: Named) => void): AccountChange<Named> {
  const queries = useQueryClient()
  return useAccountChange<Named>({
    carryOut: (named) => sendCancellation(call, queries, named),
    look: async (named) => {
      const order = await read(call, named)
      keepOrder(queries, order)
      return order.status === 'CANCELED' ? order : null
    },
    onDone,
  })
}

interface CancelButtonProps {
  order: Order
  onCancelled: () => void
}

/** Cancels an order after a confirmation, as long as that is possible. */
export function CancelButton({ order, onCancelled }: CancelButtonProps) {
  const mutation = useCancelOrder(onCancelled)
  return (
    <>
      <CancelAction {...{ order, mutation }} />
      <CancelProblem mutation={mutation} />
      <CancelDialog mutation={mutation} order={order} />
    </>
  )
}

interface CancelPartProps {
  mutation: AccountChange<Named>
  order: Order
}

/** The button that asks to cancel an order, as long as that is possible. */
export function CancelAction({ mutation, order }: CancelPartProps) {
  const { t } = useTranslation(ordersMessages)
  const sent = useSentWithdrawals(order.id)
  if (!order.canBeCanceled || isWithdrawn(order, sent)) return null
  return (
    <Button
      variant='removal'
      size='sm'
      busy={mutation.status === 'working'}
      onClick={() => mutation.consider(order)}
    >
      {t('cancel.action')}
    </Button>
  )
}

export function CancelDialog({ mutation, order }: CancelPartProps) {
  const { t } = useTranslation(ordersMessages)
  return (
    <ConfirmDialog
      open={mutation.status === 'confirming'}
      title={t('cancel.question', { number: order.id })}
      confirmLabel={t('cancel.confirm')}
      cancelLabel={t('cancel.keep')}
      onConfirm={mutation.confirm}
      onCancel={mutation.cancel}
    >
      <p>{t(consequencesOf(order))}</p>
    </ConfirmDialog>
  )
}

function consequencesOf(order: Order) {
  if (orderIsPaid(order)) return 'cancel.sentencePaid'
  // The page of the bank that was opened for it stays payable.
  return order.isPaidOnline ? 'cancel.sentenceAtBank' : 'cancel.sentence'
}

/** Why an order was not cancelled, or that it is unclear. */
export function CancelProblem({ mutation }: { mutation: AccountChange<Named> }) {
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
