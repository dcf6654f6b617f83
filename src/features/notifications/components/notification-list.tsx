import type { NotificationUser } from '../../../../contract/notifications/notification-user'
import { EmptyState } from '../../../components/empty-state'
import { useText } from '../../../lib/i18n/texts'
import type { NotificationChange } from '../notification-change'
import type { Shown } from '../notification-queries'
import { notificationsMessages } from '../notifications-texts'
import { NotificationRow } from './notification-row'

interface NotificationListProps {
  entries: readonly NotificationUser[]
  shown: Shown
  onChange: (change: NotificationChange) => void
  onRemoved: () => void
  onOpened: () => void
}

/** The rows, or a word that there are none. */
export function NotificationList({ entries, shown, ...rest }: NotificationListProps) {
  const text = useText(notificationsMessages)
  if (entries.length === 0) {
    return (
      <EmptyState title={text(`empty.${shown}Title`)} titleAs='h3'>
        {text(`empty.${shown}`)}
      </EmptyState>
    )
  }
  return (
    <ul>
      {entries.map((entry) => (
        <NotificationRow key={entry.id} entry={entry} {...rest} />
      ))}
    </ul>
  )
}
