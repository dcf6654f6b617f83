import { NotificationBell } from '../../features/notifications/notification-bell'
import OwnQueries from '../account/own-queries'

/** The bell, with a memory of what was read that belongs to one person. */
export default function OwnBell({ userId }: { userId: number }) {
  return (
    <OwnQueries>
      <NotificationBell userId={userId} />
    </OwnQueries>
  )
}
