import AccountQueriesProvider from '../app/account/account-queries-provider'
import { useConsentChoice } from '../features/consent/use-consent-choice'
import { NotificationBell } from '../features/notifications/notification-bell'

/** The bell with the query client of its user; a chunk of its own. No toasts before the consent choice. */
export default function MemberBell({ userId }: { userId: number }) {
  const isUndecided = useConsentChoice()?.kind === 'undecided'
  return (
    <AccountQueriesProvider>
      <NotificationBell userId={userId} muteToasts={isUndecided} />
    </AccountQueriesProvider>
  )
}
