import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { layoutOf } from '#contract/paths/match-path'
import { useSession } from '#session/session'
import { useSettledPath } from './use-settled-path'
import { UserLayout } from './user-layout'

interface AccountLayoutProps {
  path: string
  /** Path of the shell that the build renders for all account pages. */
  builtPath: string
  children: ReactNode
}

/** The layout that the route table names for an account page; only members see the menu. */
export function AccountLayout({ children, ...paths }: AccountLayoutProps) {
  const { path, settled } = useSettledPath(paths.path, paths.builtPath)
  const { status } = useSession()
  const name = layoutOf(path)
  if (name === 'auth') return <AuthLayout>{children}</AuthLayout>
  if (name === 'default') return children
  return (
    <UserLayout
      path={path}
      menuShown={settled && status === 'member'}
      hasNoMenu={settled && status === 'guest'}
    >
      {children}
    </UserLayout>
  )
}

/** Layout of sign-in pages: a narrow card in the middle. */
function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <div sx={styles.authLayout}>
      <div sx={styles.authLayoutBox}>{children}</div>
    </div>
  )
}

const styles = {
  authLayout: { display: 'grid', justifyItems: 'center', px: 4, py: [5, 7] },
  authLayoutBox: {
    width: '100%',
    maxWidth: 'narrow',
    p: [0, 6],
    borderRadius: 'card',
    bg: ['transparent', 'raised'],
    boxShadow: ['none', 'low'],
  },
} satisfies Record<string, ThemeUIStyleObject>
