import AccountQueriesProvider from '#app/account/account-queries-provider'
import { useConsentChoice } from '#features/consent/use-consent-choice'
import { NotificationBell } from '#features/notifications/notification-bell'

/** The bell with the query client of its user, in a separate chunk; no toasts before consent. */
export default function MemberBell({ userId }: { userId: number }) {
  const isUndecided = useConsentChoice()?.kind === 'undecided'
  return (
    <AccountQueriesProvider>
      <NotificationBell userId={userId} muteToasts={isUndecided} />
    </AccountQueriesProvider>
  )
}
