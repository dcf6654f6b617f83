/** @jsxImportSource theme-ui */
import { ChevronLeft, LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { accountRoutes } from '../../../contract/paths/account-paths'
import { useText } from '../../shared/i18n/texts'
import { Container } from '../../shared/ui/container'
import { signOut } from '../account/sign-out'
import { accountMenu, isInSection } from './account-menu'
import { accountMenuTexts } from './account-menu-texts'
import { PlainLink } from './plain-link'
import { userLayoutStyle } from './user-layout-style'

interface UserLayoutProps {
  path: string
  /** False while the account's shell may still turn out to be another page; its place is kept. */
  menuShown: boolean
  /** Who it is, above the menu. */
  header?: ReactNode
  children: ReactNode
}

const overview = accountRoutes.account.pattern

/** The account's pages: its menu at the side, on phones a list on the overview and a way back. */
export function UserLayout({ path, menuShown, header, children }: UserLayoutProps) {
  const text = useText(accountMenuTexts)
  const onOverview = path === overview
  return (
    <Container>
      <div sx={userLayoutStyle} data-overview={onOverview ? '' : undefined}>
        <aside data-chrome='' sx={{ visibility: menuShown ? 'visible' : 'hidden' }}>
          {header}
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
        </aside>
        <div className='page'>
          {menuShown && !onOverview && (
            <PlainLink to={overview} path={path} className='back'>
              <ChevronLeft size={18} />
              {text('back')}
            </PlainLink>
          )}
          {children}
        </div>
      </div>
    </Container>
  )
}
