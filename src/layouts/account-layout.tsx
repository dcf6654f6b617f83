import type { ReactNode } from 'react'
import { layoutOf } from '../../contract/paths/match-path'
import { useSession } from '../session/use-session'
import { AuthLayout } from './auth-layout'
import { useSettledPath } from './use-settled-path'
import { UserLayout } from './user-layout'

interface AccountLayoutProps {
  path: string
  /** Path of the shell that the build made for all of the account. */
  builtPath: string
  children: ReactNode
}

/** The frame that the table of the account names for a page; its menu is a member's. */
export function AccountLayout({ children, ...paths }: AccountLayoutProps) {
  const { path, settled } = useSettledPath(paths.path, paths.builtPath)
  const isMember = useSession().status === 'member'
  const name = layoutOf(path)
  if (name === 'auth') return <AuthLayout>{children}</AuthLayout>
  if (name === 'default') return children
  return (
    <UserLayout path={path} menuShown={settled && isMember}>
      {children}
    </UserLayout>
  )
}
