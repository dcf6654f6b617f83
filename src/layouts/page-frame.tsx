import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { ToastPlace } from '#components/toaster/toast-place'
import { PracticeSlot } from '#features/practice/practice-slot'
import { NavbarSearch } from '#features/search/navbar-search'
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

interface PageFrameProps {
  path: string
  /** Path that the served HTML was built for; usually the same as `path`. */
  builtPath: string
  /** What comes when the page is idle: beside the logo, below the navbar, in the footer. */
  slots?: { mark?: ReactNode; notice?: ReactNode; note?: ReactNode } | undefined
  /** The same, for what has no place of its own. */
  widgets?: ReactNode
  children: ReactNode
}

/** The default layout: everything around a page's main content. */
export function PageFrame(props: PageFrameProps) {
  const { path: presentPath, builtPath, slots = {}, widgets, children } = props
  const { path } = useSettledPath(presentPath, builtPath)
  const session = useLayoutSession()
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
        lastLink={(place) => <PracticeSlot name='DueCards' place={place} path={presentPath} />}
      />
      <ToastPlace />
      <main id='content' tabIndex={-1} sx={styles.main}>
        {children}
      </main>
      <Footer path={path} shopLinks={session.shopLinks} note={slots.note} />
      <BottomBar path={path} session={session} />
      <RouteAnnouncer path={presentPath} />
      {widgets}
    </div>
  )
}

// Positioning parent of elements at the end of the page.
const frameStyle: ThemeUIStyleObject = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
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
