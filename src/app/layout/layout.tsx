import { lazy, memo, type ReactNode, Suspense } from 'react'

// Public pages do without it; its script stays out of the first load.
const AccountLayout = lazy(
  () => import(/* webpackChunkName: "account-layout" */ './account-layout'),
)

interface LayoutProps {
  /** Only the account's pages have frames of their own. */
  framedBy: 'nothing' | 'account'
  path: string
  builtPath: string
  children: ReactNode
}

/**
 * What stands between the bars: the page itself, or the account's frame around it. Memo, because an
 * update before the account's script arrives would throw the pre-rendered HTML away.
 */
export const Layout = memo(function Layout({ framedBy, path, builtPath, children }: LayoutProps) {
  if (framedBy === 'nothing') return children
  return (
    <Suspense fallback={null}>
      <AccountLayout path={path} builtPath={builtPath}>
        {children}
      </AccountLayout>
    </Suspense>
  )
})

/** Whether a path lies in the account. */
export function frameOf(path: string): LayoutProps['framedBy'] {
  return /^\/account(?:\/|$)/.test(path) ? 'account' : 'nothing'
}
