import OwnQueries from '../app/account/own-queries'
import { useDecision } from '../features/consent/use-decision'
import { NotificationBell } from '../features/notifications/notification-bell'

/** The bell, with the query cache of one person. It shows no toasts before cookies are decided. */
export default function OwnBell({ userId }: { userId: number }) {
  const isUndecided = useDecision()?.kind === 'undecided'
  return (
    <OwnQueries>
      <NotificationBell userId={userId} othersSpeak={isUndecided} />
    </OwnQueries>
  )
}
