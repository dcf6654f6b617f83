import { ConfirmDialog } from '../../../components/confirm-dialog'
import { useText } from '../../../lib/i18n/texts'
import type { ChangeStory } from '../../../session/use-change'
import type { ReviewRemoval } from '../review-change'
import { reviewsMessages } from '../reviews-texts'

/** Asks before a review is deleted. */
export function ConfirmRemoval({ story: { actor, state } }: { story: ChangeStory<ReviewRemoval> }) {
  const text = useText(reviewsMessages)
  const name = state.context.change?.name ?? ''
  return (
    <ConfirmDialog
      open={state.matches('confirming')}
      title={text('confirm.title')}
      confirmLabel={text('confirm.action')}
      onConfirm={() => actor.send({ type: 'change.confirmed' })}
      onCancel={() => actor.send({ type: 'change.dropped' })}
    >
      <p>{text('confirm.sentence', { name })}</p>
    </ConfirmDialog>
  )
}
