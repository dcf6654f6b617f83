import { CircleUserRound, LogOut, Settings } from 'lucide-react'
import { accountRoutes } from '../../../contract/paths/account-paths'
import { useSession } from '../../session/use-session'
import { useText } from '../../shared/i18n/texts'
import { Avatar } from '../../shared/ui/avatar'
import { Menu } from '../../shared/ui/menu'
import { signOut } from '../account/sign-out'
import { accountMenuTexts } from './account-menu-texts'

const size = 30
const iconSize = 18

/** Who is signed in, and the ways to the account and out of it (R139). */
export default function AccountButton() {
  const text = useText(accountMenuTexts)
  const { user } = useSession()
  if (!user) return null
  const { email, firstName, lastName, mainImagePath } = user
  const name = `${firstName} ${lastName}`.trim() || email
  return (
    <Menu
      label={text('open')}
      button={<Avatar name={name} picturePath={mainImagePath} size={size} />}
      header={`${text('signedInAs')} ${email}`}
      items={[
        {
          label: text('account'),
          icon: <CircleUserRound size={iconSize} />,
          to: accountRoutes.account.pattern,
        },
        {
          label: text('settings'),
          icon: <Settings size={iconSize} />,
          to: accountRoutes['account-settings'].pattern,
        },
        {
          label: text('signOut'),
          icon: <LogOut size={iconSize} />,
          onSelect: () => void signOut(),
        },
      ]}
    />
  )
}
