import { ConfirmDialog } from '../../../components/confirm-dialog'
import { useText } from '../../../lib/i18n/texts'
import type { ChangeStory } from '../../../session/use-change'
import { deviceMessages } from '../device-texts'
import type { SessionsEnd } from '../end-sessions'

/** Asks before devices are signed out. */
export function ConfirmEnd({ story }: { story: ChangeStory<SessionsEnd> }) {
  const text = useText(deviceMessages)
  const { actor, state } = story
  const end = state.context.change
  const kind = end?.kind ?? 'one'
  return (
    <ConfirmDialog
      open={state.matches('confirming')}
      title={text(`confirm.${kind}Title`)}
      confirmLabel={text(`confirm.${kind}Action`)}
      onConfirm={() => actor.send({ type: 'change.confirmed' })}
      onCancel={() => actor.send({ type: 'change.dropped' })}
    >
      <p>
        {end?.kind === 'one' && text('confirm.one', { name: end.name })}
        {end?.kind === 'others' && text('confirm.others', { count: end.ids.length })}
      </p>
    </ConfirmDialog>
  )
}
