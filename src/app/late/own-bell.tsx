import { useDecision } from '../../features/consent/use-decision'
import { NotificationBell } from '../../features/notifications/notification-bell'
import OwnQueries from '../account/own-queries'

/** The bell, with the query cache of one person. It shows no toasts before cookies are decided. */
export default function OwnBell({ userId }: { userId: number }) {
  const isUndecided = useDecision()?.kind === 'undecided'
  return (
    <OwnQueries>
      <NotificationBell userId={userId} othersSpeak={isUndecided} />
    </OwnQueries>
  )
}
