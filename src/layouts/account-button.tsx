import { CircleUserRound, LogOut, Settings } from 'lucide-react'
import { Avatar } from '#components/avatar'
import { EmailText } from '#components/email-text'
import { Menu } from '#components/menu'
import { accountRoutes } from '#contract/paths/account-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { useSession } from '#session/session'
import { signOut } from '#session/sign-out'
import { accountMenuMessages } from './account-menu-messages'

const size = 30
const iconSize = 18

/** Account menu of the navbar: the signed-in user, links to the account, sign-out. */
export default function AccountButton() {
  const { t } = useTranslation(accountMenuMessages)
  const { user } = useSession()
  if (!user) return null
  const { email, firstName, lastName, mainImagePath } = user
  const name = `${firstName} ${lastName}`.trim() || email
  return (
    <Menu
      label={t('open')}
      button={<Avatar name={name} picturePath={mainImagePath} size={size} />}
      header={
        <>
          <span>{t('signedInAs')}</span> <EmailText address={email} />
        </>
      }
      items={[
        {
          label: t('account'),
          icon: <CircleUserRound size={iconSize} />,
          to: accountRoutes.account.pattern,
        },
        {
          label: t('settings'),
          icon: <Settings size={iconSize} />,
          to: accountRoutes['account-settings'].pattern,
        },
        {
          label: t('signOut'),
          icon: <LogOut size={iconSize} />,
          onSelect: () => void signOut(),
        },
      ]}
    />
  )
}
