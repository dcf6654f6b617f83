import { type Order, orderIsPaid } from '../../../../contract/shop/order'
import type { ChangeStory } from '../../../session/use-change'
import { useText } from '../../../shared/i18n/texts'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog'
import { ordersTexts } from '../orders-texts'

interface CancelDialogProps {
  story: ChangeStory<number>
  order: Order
}

/** Asks before an order is cancelled. */
export function CancelDialog({ story: { actor, state }, order }: CancelDialogProps) {
  const text = useText(ordersTexts)
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
