import type {
  Authenticator,
  WebauthnAuthenticator,
} from '../../../../contract/allauth/authenticator'
import { ConfirmDialog } from '../../../components/confirm-dialog'
import { useText } from '../../../lib/i18n/texts'
import type { ChangeStory } from '../../../session/use-change'
import type { KeyChange } from '../key-changes'
import { passkeysMessages } from '../passkeys-texts'
import { RenameDialog } from './rename-dialog'

interface KeyDialogsProps {
  story: ChangeStory<KeyChange>
  /** The key that is to get another name. */
  renaming: WebauthnAuthenticator | null
  /** Everything that the person can prove themselves with. */
  all: readonly Authenticator[]
  onClose: () => void
}

/**
 * The windows of the keys' page. A change that reauthentication interrupted opens its window again,
 * with what was wanted (A3-57).
 */
export function KeyDialogs({ story, renaming, all, onClose }: KeyDialogsProps) {
  const text = useText(passkeysMessages)
  const { actor, state } = story
  const asked = state.matches('confirming') ? state.context.change : null
  const drop = () => {
    onClose()
    actor.send({ type: 'change.dropped' })
  }
  const rename = (id: number, name: string) => {
    drop()
    actor.send({ type: 'change.asked', change: { kind: 'rename', id, name } })
  }
  const named = asked?.kind === 'rename' ? asked : renaming
  return (
    <>
      {named && (
        <RenameDialog
          name={named.name}
          isResumed={asked !== null}
          onRename={(name) => rename(named.id, name)}
          onCancel={drop}
        />
      )}
      <ConfirmDialog
        open={asked?.kind === 'remove'}
        title={text('remove.title', { name: asked?.name ?? '' })}
        confirmLabel={text('remove.confirm')}
        onConfirm={() => actor.send({ type: 'change.confirmed' })}
        onCancel={drop}
      >
        <p>{text('remove.sentence')}</p>
        {isLastFactor(all) && <p>{text('remove.last')}</p>}
      </ConfirmDialog>
    </>
  )
}

/** Whether one key less is no second factor at all: recovery codes go with the last one. */
function isLastFactor(all: readonly Authenticator[]): boolean {
  return all.filter(({ type }) => type !== 'recovery_codes').length === 1
}
