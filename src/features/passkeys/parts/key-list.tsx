import type { WebauthnAuthenticator } from '../../../../contract/allauth/authenticator'
import { useText } from '../../../shared/i18n/texts'
import { EmptyState } from '../../../shared/ui/empty-state'
import { RowList } from '../../../shared/ui/row-list'
import { passkeysTexts } from '../passkeys-texts'
import { KeyRow } from './key-row'

interface KeyListProps {
  keys: readonly WebauthnAuthenticator[]
  onRename: (key: WebauthnAuthenticator) => void
  onRemove: (key: WebauthnAuthenticator) => void
}

/** The keys, a line each. */
export function KeyList({ keys, onRename, onRemove }: KeyListProps) {
  const text = useText(passkeysTexts)
  if (keys.length === 0) {
    return <EmptyState title={text('empty.title')}>{text('empty.sentence')}</EmptyState>
  }
  return (
    <RowList label={text('list')}>
      {keys.map((key) => (
        <KeyRow
          key={key.id}
          authenticator={key}
          onRename={() => onRename(key)}
          onRemove={() => onRemove(key)}
        />
      ))}
    </RowList>
  )
}
