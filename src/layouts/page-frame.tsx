import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { ErrorBoundary } from '#app/errors/error-boundary'
import { SiteLink } from '#components/site-link'
import { ToastPlace } from '#components/toaster/toast-place'
import type { accountRoutes } from '#contract/paths/account-paths'
import { PracticeSlot } from '#features/practice/practice-slot'
import { NavbarSearch } from '#features/search/navbar-search'
import { useDeferredWidgets } from '#hydration/use-deferred-widgets'
import { publicConfig } from '#lib/config/public-config'
import { commonMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { BottomBar } from './bottom-bar'
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
      <DemonstrationNotice signedIn={session.signedIn} />
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

const accounts = ['customer', 'owner'] as const
// A constant, because the table of all account pages is not part of every page.
const loginPage = '/account/login' satisfies (typeof accountRoutes)['account-login']['pattern']

/** At the top of every page of a demonstration: nothing is delivered; accounts to sign in with. */
function DemonstrationNotice({ signedIn }: { signedIn: boolean }) {
  const { t } = useTranslation(commonMessages)
  if (!publicConfig.demonstration) return null
  return (
    <section data-chrome='' aria-label={t('demonstration.label')} sx={styles.demonstrationNotice}>
      <p>{t('demonstration.sentence')}</p>
      <p data-signed-in={signedIn} sx={styles.demonstrationAccounts}>
        <span>{t('demonstration.signInAs')}</span>
        {accounts.map((name) => (
          <SiteLink
            key={name}
            to={`${loginPage}?as=${name}`}
            prefetch={false}
            sx={styles.demonstrationAccount}
          >
            {t(`demonstration.${name}`)}
          </SiteLink>
        ))}
      </p>
    </section>
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
  demonstrationNotice: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: 4,
    px: 4,
    py: 1,
    bg: 'surface',
    color: 'textMuted',
    fontSize: 'tiny',
    textAlign: 'center',
    textWrap: 'balance',
  },
  // The place is kept for members, so that the page does not move when the session is known.
  demonstrationAccounts: {
    display: 'flex',
    gap: 3,
    alignItems: 'center',
    '&[data-signed-in="true"]': { visibility: 'hidden' },
  },
  demonstrationAccount: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 24,
    color: 'text',
    textDecoration: 'underline',
  },
} satisfies Record<string, ThemeUIStyleObject>
