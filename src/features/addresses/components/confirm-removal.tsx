import { ConfirmDialog } from '../../../components/confirm-dialog'
import { useText } from '../../../lib/i18n/texts'
import type { ChangeStory } from '../../../session/use-change'
import type { AddressChange } from '../address-change'
import { addressMessages } from '../address-texts'

/** Asks before an address is deleted. */
export function ConfirmRemoval({ story }: { story: ChangeStory<AddressChange> }) {
  const text = useText(addressMessages)
  const { actor, state } = story
  return (
    <ConfirmDialog
      open={state.matches('confirming')}
      title={text('confirm.title')}
      confirmLabel={text('confirm.action')}
      onConfirm={() => actor.send({ type: 'change.confirmed' })}
      onCancel={() => actor.send({ type: 'change.dropped' })}
    >
      <p>{text('confirm.sentence', { title: state.context.change?.title ?? '' })}</p>
    </ConfirmDialog>
  )
}
