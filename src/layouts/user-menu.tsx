import {
  BellRing,
  Download,
  Heart,
  House,
  KeyRound,
  LifeBuoy,
  LogOut,
  type LucideIcon,
  Mail,
  MapPin,
  MonitorSmartphone,
  Package,
  RotateCcw,
  Settings,
  ShieldCheck,
  Star,
  Users,
} from 'lucide-react'
import { useId } from 'react'
import { type AccountRouteName, accountRoutes } from '#contract/paths/account-paths'
import { publicPaths } from '#contract/paths/site-paths'
import { AccountHeader } from '#features/account-overview/account-header'
import type { TextKey } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import type accountMenu from '#locales/el/account-menu.json'
import { signOut } from '#session/sign-out'
import { accountMenuMessages } from './account-menu-messages'
import { PlainLink } from './frame-links'

/** Account menu: the user, links to the account pages, sign-out. */
export default function UserMenu({ path }: { path: string }) {
  const { t } = useTranslation(accountMenuMessages)
  return (
    <>
      <AccountHeader />
      <nav aria-label={t('label')}>
        <ul>
          <MenuLinks entries={[overview]} path={path} />
        </ul>
        {groups.map(({ name, entries }) => (
          <MenuGroup key={name} {...{ name, entries, path }} />
        ))}
        <ul>
          <MenuLinks entries={[help]} path={path} />
          <li>
            <button type='button' onClick={() => void signOut()}>
              <LogOut size={20} />
              <span>{t('signOut')}</span>
            </button>
          </li>
        </ul>
      </nav>
    </>
  )
}

interface MenuLinksProps {
  entries: readonly MenuEntry[]
  path: string
}

interface MenuGroupProps extends MenuLinksProps {
  name: (typeof groups)[number]['name']
}

/** Entries of one kind under its name. */
function MenuGroup({ name, ...links }: MenuGroupProps) {
  const { t } = useTranslation(accountMenuMessages)
  const id = useId()
  return (
    <>
      <p id={id}>{t(`groups.${name}`)}</p>
      <ul aria-labelledby={id}>
        <MenuLinks {...links} />
      </ul>
    </>
  )
}

function MenuLinks({ entries, path }: MenuLinksProps) {
  const { t } = useTranslation(accountMenuMessages)
  return entries.map(({ icon: Icon, name, ...target }) => {
    const to = 'route' in target ? accountRoutes[target.route].pattern : target.path
    return (
      <li key={to}>
        <PlainLink
          to={to}
          path={path}
          {...(to !== path && isInSection(path, to) && { 'aria-current': 'true' })}
        >
          <Icon size={20} />
          <span>{t(name)}</span>
        </PlainLink>
      </li>
    )
  })
}

type MenuEntry = {
  icon: LucideIcon
  name: TextKey<typeof accountMenu>
} & ({ route: AccountRouteName } | { path: string })

const overview: MenuEntry = { route: 'account', icon: House, name: 'overview' }
const help: MenuEntry = { route: 'account-help', icon: LifeBuoy, name: 'help' }

/** The other account pages and the member's learning, by what they are for. */
const groups = [
  {
    name: 'learning',
    entries: [
      { path: publicPaths.practice, icon: RotateCcw, name: 'practice' },
      { path: publicPaths.saved, icon: Download, name: 'saved' },
      { route: 'account-favourites-posts', icon: Heart, name: 'favourites' },
    ],
  },
  {
    name: 'buying',
    entries: [
      { route: 'account-orders', icon: Package, name: 'orders' },
      { route: 'account-alerts', icon: BellRing, name: 'alerts' },
      { route: 'account-reviews', icon: Star, name: 'reviews' },
      { route: 'account-addresses', icon: MapPin, name: 'addresses' },
    ],
  },
  {
    name: 'safety',
    entries: [
      { route: 'account-settings', icon: Settings, name: 'settings' },
      { route: 'account-email', icon: Mail, name: 'email' },
      { route: 'account-password-change', icon: KeyRound, name: 'password' },
      { route: 'account-2fa', icon: ShieldCheck, name: 'security' },
      { route: 'account-sessions', icon: MonitorSmartphone, name: 'sessions' },
      { route: 'account-providers', icon: Users, name: 'providers' },
    ],
  },
] as const satisfies readonly { name: string; entries: readonly MenuEntry[] }[]

/** Whether a page belongs to an entry of the menu; the overview has no subpages. */
function isInSection(path: string, entry: string): boolean {
  const section = entry.replace(/^(\/account\/favourites)\/.*/, '$1')
  if (section === accountRoutes.account.pattern) return path === section
  return path === section || path.startsWith(`${section}/`)
}
