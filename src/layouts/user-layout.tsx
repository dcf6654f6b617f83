/** @jsxImportSource theme-ui */
import { ChevronLeft } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { accountRoutes } from '../../contract/paths/account-paths'
import { absent } from '../components/absent'
import { Container } from '../components/container'
import { useText } from '../lib/i18n/texts'
import { accountMenuMessages } from './account-menu-texts'
import { PlainLink } from './plain-link'
import { userLayoutStyle } from './user-layout-style'
import { wayUp } from './way-up'

// Whoever signs in does without it; its script comes with the first page of a member.
const UserMenu = lazy(() => import(/* webpackChunkName: "user-menu" */ './user-menu').catch(absent))

interface UserLayoutProps {
  path: string
  /** False while the account's shell may still turn out to be another page; its place is kept. */
  menuShown: boolean
  children: ReactNode
}

/** The account's pages: its menu at the side, on phones a list on the overview and a way back. */
export function UserLayout({ path, menuShown, children }: UserLayoutProps) {
  const text = useText(accountMenuMessages)
  const onOverview = path === accountRoutes.account.pattern
  const up = wayUp(path)
  return (
    <Container>
      <div sx={userLayoutStyle} data-overview={onOverview ? '' : undefined}>
        <aside data-chrome=''>
          {menuShown && (
            <Suspense fallback={null}>
              <UserMenu path={path} />
            </Suspense>
          )}
        </aside>
        <div className='page'>
          {menuShown && !onOverview && (
            <PlainLink to={up.to} path={path} className='back' data-chrome=''>
              <ChevronLeft size={18} />
              {text(up.name)}
            </PlainLink>
          )}
          {children}
        </div>
      </div>
    </Container>
  )
}
