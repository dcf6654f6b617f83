import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { ErrorBoundary } from '#app/errors/error-boundary'
import { ToastPlace } from '#components/toaster/toast-place'
import { PracticeSlot } from '#features/practice/practice-slot'
import { NavbarSearch } from '#features/search/navbar-search'
import { useDeferredWidgets } from '#hydration/use-deferred-widgets'
import { publicConfig } from '#lib/config/public-config'
import { commonMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { BottomBar } from './bottom-bar'
import { DemonstrationNotice } from './demonstration-notice'
import { Footer } from './footer'
import { Navbar } from './navbar'
import { RouteAnnouncer } from './route-announcer'
import { useLayoutSession } from './use-layout-session'
import { useSettledPath } from './use-settled-path'
import { useStartSession } from './use-start-session'

interface PageFrameProps {
  path: string
  /** Path that the served HTML was built for; usually the same as `path`. */
  builtPath: string
  children: ReactNode
}

/** The default layout: everything around a page's main content. */
export function PageFrame({ path: presentPath, builtPath, children }: PageFrameProps) {
  const { path } = useSettledPath(presentPath, builtPath)
  useStartSession(presentPath)
  const session = useLayoutSession()
  const widgets = useDeferredWidgets()
  const slots: Partial<NonNullable<typeof widgets>['layoutSlots']> = widgets?.layoutSlots ?? {}
  return (
    <div sx={frameStyle}>
      <SkipLink />
      {publicConfig.demonstration && <DemonstrationNotice />}
      <Navbar
        path={path}
        session={session}
        search={<NavbarSearch />}
        mark={slots.mark}
        notice={slots.notice}
        dueLink={(place) => <PracticeSlot name='DueCards' place={place} path={presentPath} />}
      />
      <ToastPlace />
      <main id='content' tabIndex={-1} sx={styles.main}>
        <ErrorBoundary path={presentPath}>{children}</ErrorBoundary>
      </main>
      <Footer path={path} shopLinks={session.shopLinks} note={slots.note} />
      <BottomBar path={path} session={session} />
      <RouteAnnouncer path={presentPath} />
      {widgets && <widgets.default path={presentPath} />}
    </div>
  )
}

// Positioning parent of elements at the end of the page.
const frameStyle: ThemeUIStyleObject = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  // For toasts (src/theme/global-styles.ts).
  '--consent-banner': 'inherit',
  '@media screen': { minHeight: '100dvh' },
}

/** The first focusable element: a link to the main content. */
function SkipLink() {
  const { t } = useTranslation(commonMessages)
  return (
    <a href='#content' data-chrome='' sx={styles.skipToContent}>
      {t('skipToContent')}
    </a>
  )
}

const styles = {
  main: {
    flex: 1,
    // The footer stays below the first screen, so that it does not shift when a short page has
    // loaded.
    '@media screen': { minHeight: 'calc(100vh - 64px)' },
    '&:focus': { outline: 'none' },
  },
  skipToContent: {
    position: 'fixed',
    top: '8px',
    left: '8px',
    zIndex: 'dialog',
    px: 4,
    py: 3,
    borderRadius: 'control',
    bg: 'text',
    color: 'background',
    fontWeight: 'bold',
    '&:not(:focus)': { transform: 'translateY(-200%)' },
  },
} satisfies Record<string, ThemeUIStyleObject>
