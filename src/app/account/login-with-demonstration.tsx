import LoginPage from '#features/login/login-page'
import { demonstrationAccounts } from '#lib/config/demonstration-accounts'
import type { AccountPageProps } from '#session/after-sign-in'

/** The sign-in page; in a demonstration `?as=customer` or `?as=owner` fills in its fields. */
export default function LoginWithDemonstration(props: AccountPageProps) {
  return <LoginPage {...props} filledWith={accountIn(window.location.search)} />
}

function accountIn(search: string) {
  const name = new URLSearchParams(search).get('as')
  return name === 'customer' || name === 'owner' ? demonstrationAccounts?.[name] : undefined
}
