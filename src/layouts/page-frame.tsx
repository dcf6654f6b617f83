/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { ErrorBoundary } from '../app/errors/error-boundary'
import { ToastPlace } from '../components/toaster/toast-place'
import { NavbarSearch } from '../features/search/navbar-search'
import { LatePlace } from '../hydration/late-place'
import { BottomBar } from './bottom-bar'
import { DemonstrationLine } from './demonstration-line'
import { Footer } from './footer'
import { Navbar } from './navbar'
import { RouteAnnouncer } from './route-announcer'
import { SkipLink } from './skip-link'
import { useFrameSession } from './use-frame-session'
import { useSettledPath } from './use-settled-path'

interface PageFrameProps {
  path: string
  /** Path that the served HTML was built for; the same as `path` on most pages. */
  builtPath: string
  children: ReactNode
}

/** The frame around a page: what stands above and below its main content. */
export function PageFrame({ path: presentPath, builtPath, children }: PageFrameProps) {
  const { path } = useSettledPath(presentPath, builtPath)
  const session = useFrameSession(presentPath)
  return (
    <div sx={frameStyle}>
      <SkipLink />
      <DemonstrationLine />
      <Navbar path={path} session={session} search={<NavbarSearch />} />
      <main id='content' tabIndex={-1} sx={{ flex: 1, '&:focus': { outline: 'none' } }}>
        <ErrorBoundary path={presentPath}>{children}</ErrorBoundary>
      </main>
      <Footer path={path} shopLinks={session.shopLinks} />
      <BottomBar path={path} signedIn={session.signedIn} shopLinks={session.shopLinks} />
      <ToastPlace />
      <RouteAnnouncer path={presentPath} />
      <LatePlace path={presentPath} />
    </div>
  )
}

// What stands at the end of the page is placed against it.
const frameStyle: ThemeUIStyleObject = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
}
