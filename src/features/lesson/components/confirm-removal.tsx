import { ConfirmDialog } from '../../../components/confirm-dialog'
import { useText } from '../../../lib/i18n/texts'
import { lessonMessages } from '../lesson-texts'
import type { OwnCommentsStory } from '../use-own-comments'

interface ConfirmRemovalProps {
  story: OwnCommentsStory
  /** The deletion begins: what had the focus goes with it. */
  onConfirmed: () => void
}

/** Asks before a comment is deleted. */
export function ConfirmRemoval({ story: { actor, state }, onConfirmed }: ConfirmRemovalProps) {
  const text = useText(lessonMessages)
  return (
    <ConfirmDialog
      open={state.matches({ here: { removal: 'asking' } })}
      title={text('comments.confirmTitle')}
      confirmLabel={text('comments.confirm')}
      onConfirm={() => {
        actor.send({ type: 'removal.confirmed' })
        onConfirmed()
      }}
      onCancel={() => actor.send({ type: 'removal.dropped' })}
    >
      <p>{text('comments.confirmSentence')}</p>
    </ConfirmDialog>
  )
}
