/** @jsxImportSource theme-ui */
import { useSession } from '../../session/use-session'
import { useText } from '../../shared/i18n/texts'
import { usePageTitle } from '../../shared/ui/page-title'
import { accountOverviewTexts } from './account-overview-texts'

/** The account's first page: who is signed in. */
export function AccountOverviewPage() {
  const text = useText(accountOverviewTexts)
  const { user } = useSession()
  usePageTitle(text('title'))
  if (!user) return null
  return (
    <>
      <h1 sx={{ mt: 0 }}>{text('greeting', { name: user.firstName || user.email })}</h1>
      <p sx={{ color: 'textMuted' }}>{text('signedInAs', { email: user.email })}</p>
    </>
  )
}
