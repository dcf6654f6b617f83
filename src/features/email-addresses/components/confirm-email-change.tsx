import { ConfirmDialog } from '../../../components/confirm-dialog'
import { useText } from '../../../lib/i18n/texts'
import type { ChangeStory } from '../../../session/use-change'
import type { EmailChange } from '../email-change'
import { emailMessages } from '../email-texts'

/** Asks before an address is deleted, and after a proof whether the change is still wanted. */
export function ConfirmEmailChange({ story }: { story: ChangeStory<EmailChange> }) {
  const text = useText(emailMessages)
  const { actor, state } = story
  const { kind, email } = state.context.change ?? { kind: 'remove', email: '' }
  return (
    <ConfirmDialog
      open={state.matches('confirming')}
      title={text(`confirm.${kind}Title`)}
      confirmLabel={text(`confirm.${kind}Action`)}
      onConfirm={() => actor.send({ type: 'change.confirmed' })}
      onCancel={() => actor.send({ type: 'change.dropped' })}
    >
      <p>{text(`confirm.${kind}`, { email })}</p>
    </ConfirmDialog>
  )
}
