import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { ChangeProblem } from '#components/account/change-problem'
import { LinkButton } from '#components/button'
import { ConfirmDialog } from '#components/confirm-dialog'
import { publicPaths } from '#contract/paths/site-paths'
import { type Order, orderDetail, orderIsPaid } from '#contract/shop/order'
import { useTranslation } from '#lib/i18n/use-translation'
import { accountRequest } from '#session/account-request'
import type { AuthOutcome } from '#session/auth-outcome'
import { madeIf } from '#session/lost-answer'
import { type AccountChange, useAccountChange } from '#session/use-account-change'
import { accountKeys } from '#session/use-account-query'
import { keepOrder } from './api'
import { ordersMessages } from './messages'

/**
 * Cancels an order (`POST /api/orders/{id}/cancel`). If the response is lost or a refusal, the
 * order is read again, and its status determines the outcome.
 */
export async function cancelOrder(
  request: typeof accountRequest,
  queries: QueryClient,
  id: number,
): Promise<AuthOutcome<unknown>> {
  const path = `/api/orders/${id}` as const
  const outcome = await request({ method: 'POST', path: `${path}/cancel`, answer: orderDetail })
  const known = outcome.kind === 'done' ? outcome : await request({ path, answer: orderDetail })
  void queries.invalidateQueries({ queryKey: accountKeys.orders })
  if (known.kind !== 'done') return outcome
  keepOrder(queries, known.data)
  return known.data.status === 'CANCELED' ? known : notCancelled(outcome)
}

/** The outcome for an order that is known not to be cancelled. */
function notCancelled(outcome: AuthOutcome<unknown>): AuthOutcome<unknown> {
  return outcome.kind === 'done' ? { kind: 'conflict', errors: [] } : outcome
}

/** Cancels an order by its id, after a confirmation. */
export function useCancelOrder(onDone: (id: number) => void): AccountChange<number> {
  const queries = useQueryClient()
  return useAccountChange<number>({
    carryOut: (id) => cancelOrder(accountRequest, queries, id),
    look: async (id) => {
      const read = await accountRequest({ path: `/api/orders/${id}`, answer: orderDetail })
      if (read.kind === 'done') keepOrder(queries, read.data)
      return madeIf(read, ({ status }) => status === 'CANCELED')
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
  const wordsOf = ({ kind }: AuthOutcome<unknown>) => {
    if (kind === 'conflict') {
      return { title: t('cancel.tooLateTitle'), sentence: t('cancel.tooLate') }
    }
    if (kind !== 'unclear') return undefined
    return { title: t('cancel.unclearTitle'), sentence: t('cancel.unclear') }
  }
  const wayOut = ({ kind }: AuthOutcome<unknown>) =>
    kind === 'conflict' ? (
      <LinkButton to={publicPaths.contact} variant='secondary' size='sm'>
        {t('cancel.contact')}
      </LinkButton>
    ) : undefined
  return <ChangeProblem mutation={mutation} wordsOf={wordsOf} wayOut={wayOut} />
}
