import type { WebauthnAuthenticator } from '../../../../contract/allauth/authenticator'
import { EmptyState } from '../../../components/empty-state'
import { RowList } from '../../../components/row-list'
import { useText } from '../../../lib/i18n/texts'
import { passkeysMessages } from '../passkeys-texts'
import { KeyRow } from './key-row'

interface KeyListProps {
  keys: readonly WebauthnAuthenticator[]
  onRename: (key: WebauthnAuthenticator) => void
  onRemove: (key: WebauthnAuthenticator) => void
}

/** The keys, a line each. */
export function KeyList({ keys, onRename, onRemove }: KeyListProps) {
  const text = useText(passkeysMessages)
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
