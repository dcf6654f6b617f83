import type { ProviderAccount } from '../../../../contract/allauth/provider'
import { ConfirmDialog } from '../../../components/confirm-dialog'
import { useText } from '../../../lib/i18n/texts'
import type { ChangeStory } from '../../../session/use-change'
import { providerMessages } from '../provider-texts'

/** Asks before a way in is taken away. */
export function ConfirmDisconnect({ story }: { story: ChangeStory<ProviderAccount> }) {
  const text = useText(providerMessages)
  const { actor, state } = story
  const account = state.context.change
  return (
    <ConfirmDialog
      open={state.matches('confirming')}
      title={text('confirm.title', { name: account?.provider.name ?? '' })}
      confirmLabel={text('confirm.action')}
      onConfirm={() => actor.send({ type: 'change.confirmed' })}
      onCancel={() => actor.send({ type: 'change.dropped' })}
    >
      <p>{text('confirm.sentence', { account: account?.display ?? '' })}</p>
    </ConfirmDialog>
  )
}
