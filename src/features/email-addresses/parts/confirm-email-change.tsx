import type { ChangeStory } from '../../../session/use-change'
import { useText } from '../../../shared/i18n/texts'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog'
import type { EmailChange } from '../email-change'
import { emailTexts } from '../email-texts'

/** Asks before an address is deleted, and after a proof whether the change is still wanted. */
export function ConfirmEmailChange({ story }: { story: ChangeStory<EmailChange> }) {
  const text = useText(emailTexts)
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
