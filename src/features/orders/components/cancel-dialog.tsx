import { type Order, orderIsPaid } from '../../../../contract/shop/order'
import { ConfirmDialog } from '../../../components/confirm-dialog'
import { useText } from '../../../lib/i18n/texts'
import type { ChangeStory } from '../../../session/use-change'
import { ordersMessages } from '../orders-texts'

interface CancelDialogProps {
  story: ChangeStory<number>
  order: Order
}

/** Asks before an order is cancelled. */
export function CancelDialog({ story: { actor, state }, order }: CancelDialogProps) {
  const text = useText(ordersMessages)
  return (
    <ConfirmDialog
      open={state.matches('confirming')}
      title={text('cancel.question', { number: order.id })}
      confirmLabel={text('cancel.confirm')}
      onConfirm={() => actor.send({ type: 'change.confirmed' })}
      onCancel={() => actor.send({ type: 'change.dropped' })}
    >
      <p>{text(orderIsPaid(order) ? 'cancel.sentencePaid' : 'cancel.sentence')}</p>
    </ConfirmDialog>
  )
}
