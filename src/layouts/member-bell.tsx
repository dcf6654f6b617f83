import AccountQueriesProvider from '#app/account/account-queries-provider'
import { useConsentChoice } from '#features/consent/use-consent-choice'
import { NotificationBell } from '#features/notifications/notification-bell'
import { useSession } from '#session/session'

/** The bell with the query client of its user, in a separate chunk; no toasts before consent. */
export default function MemberBell() {
  const { user } = useSession()
  const isUndecided = useConsentChoice()?.kind === 'undecided'
  if (!user) return null
  return (
    <AccountQueriesProvider key={user.id}>
      <NotificationBell userId={user.id} muteToasts={isUndecided} />
    </AccountQueriesProvider>
  )
}
