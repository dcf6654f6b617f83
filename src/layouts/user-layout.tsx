import { ChevronLeft } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Container } from '#components/container'
import { accountRoutes } from '#contract/paths/account-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { absent } from '#lib/lazy/lazy'
import { lowWindow } from '#theme/media'
import { accountMenuMessages } from './account-menu-messages'
import { PlainLink } from './frame-links'

// Sign-in pages do not need it; its chunk is loaded with the first member page.
const UserMenu = lazy(() => import('./user-menu').catch(absent))

interface UserLayoutProps {
  path: string
  /** False while the page is not known yet; the space of the menu is reserved. */
  menuShown: boolean
  /** A guest gets none: the page has its space. */
  hasNoMenu: boolean
  children: ReactNode
}

/** Layout of account pages: a side menu; on phones only on the overview, elsewhere a back link. */
export function UserLayout({ path, menuShown, hasNoMenu, children }: UserLayoutProps) {
  const { t } = useTranslation(accountMenuMessages)
  const onOverview = path === accountRoutes.account.pattern
  const parent = parentRoute(path)
  return (
    <Container>
      <div
        sx={userLayoutStyle}
        data-overview={onOverview ? '' : undefined}
        data-alone={hasNoMenu ? '' : undefined}
      >
        <aside data-chrome=''>
          {menuShown && (
            <Suspense fallback={null}>
              <UserMenu path={path} />
            </Suspense>
          )}
        </aside>
        <div className='page'>
          {menuShown && !onOverview && (
            <PlainLink to={parent.to} path={path} className='back' data-chrome=''>
              <ChevronLeft size={18} />
              <span>{t(parent.name)}</span>
            </PlainLink>
          )}
          {children}
        </div>
      </div>
    </Container>
  )
}

interface ParentRoute {
  to: string
  /** Key of its name in the messages. */
  name: (typeof sections)[number]['name'] | 'back'
}

/** Sections of the account with subpages. */
const sections = [
  { to: accountRoutes['account-orders'].pattern, name: 'orders' },
  { to: accountRoutes['account-addresses'].pattern, name: 'addresses' },
  { to: accountRoutes['account-2fa'].pattern, name: 'security' },
  { to: accountRoutes['account-settings'].pattern, name: 'settings' },
] as const

/** Target of the back link: the section of an account page, else the overview. */
export function parentRoute(path: string): ParentRoute {
  const section = sections.find(({ to }) => path.startsWith(`${to}/`))
  return section ?? { to: accountRoutes.account.pattern, name: 'back' }
}

const narrow = '@media (max-width: 1023.98px)'

const userLayoutStyle: ThemeUIStyleObject = {
  display: 'grid',
  gridTemplateColumns: ['minmax(0, 1fr)', null, null, '260px minmax(0, 1fr)'],
  columnGap: 7,
  alignItems: 'start',
  py: [4, null, 6],
  aside: {
    position: [null, null, null, 'sticky'],
    top: 96,
    [narrow]: { order: 2, mt: 6 },
    [lowWindow]: { position: 'static' },
  },
  '&[data-alone]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '&[data-alone] aside': { display: 'none' },
  // Except on the overview, phones show the back link instead of the menu.
  '&:not([data-overview]) aside': { [narrow]: { display: 'none' } },
  // There the page itself names the member.
  '&[data-overview] [data-part=owner]': { [narrow]: { display: 'none' } },
  'aside ul': { m: 0, p: 0, listStyle: 'none' },
  // The name of a group.
  'aside p': {
    mt: 4,
    mb: 1,
    px: 3,
    color: 'textMuted',
    fontSize: 'small',
    fontWeight: 'medium',
  },
  'aside p + ul + ul': { mt: 4, pt: 3, borderTop: '1px solid', borderColor: 'hairline' },
  'aside nav a, aside nav button': {
    width: '100%',
    border: 0,
    bg: 'transparent',
    color: 'text',
    font: 'inherit',
    cursor: 'pointer',
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    minHeight: ['touch', null, null, 40],
    px: 3,
    borderRadius: 'control',
    fontWeight: 'medium',
    textDecoration: 'none',
    '& > svg': { flexShrink: 0, color: 'textMuted' },
    '&:hover': { bg: 'hover' },
  },
  'aside nav a[aria-current]': {
    bg: 'primaryTint',
    color: 'primaryText',
    '& > svg': { color: 'primaryText' },
  },
  // The container of a loading page's placeholder has no margins and padding here.
  '.page > :has(> [data-on-its-way])': { mx: 0, px: 0 },
  '.back': {
    display: ['inline-flex', null, null, 'none'],
    alignItems: 'center',
    gap: 1,
    minHeight: 'touch',
    mb: 2,
    color: 'textMuted',
    fontSize: 'small',
    textDecoration: 'none',
  },
  // Shown together with the page, to avoid a layout shift.
  '.back:has(~ * > [data-on-its-way])': { display: 'none' },
}
