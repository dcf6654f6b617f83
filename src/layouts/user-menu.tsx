import { LogOut } from 'lucide-react'
import { signOut } from '../app/account/sign-out'
import { AccountHeader } from '../features/account-overview/account-header'
import { useText } from '../lib/i18n/texts'
import { accountMenu, isInSection } from './account-menu'
import { accountMenuMessages } from './account-menu-texts'
import { PlainLink } from './plain-link'

/** Who it is, the places of the account, and the way out. */
export default function UserMenu({ path }: { path: string }) {
  const text = useText(accountMenuMessages)
  return (
    <>
      <AccountHeader />
      <nav aria-label={text('label')}>
        <ul>
          {accountMenu.map(({ to, icon: Icon, name }) => (
            <li key={to}>
              <PlainLink
                to={to}
                path={path}
                {...(to !== path && isInSection(path, to) && { 'aria-current': 'true' })}
              >
                <Icon size={20} />
                {text(name)}
              </PlainLink>
            </li>
          ))}
          <li>
            <button type='button' onClick={() => void signOut()}>
              <LogOut size={20} />
              {text('signOut')}
            </button>
          </li>
        </ul>
      </nav>
    </>
  )
}
