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
  MailOpen,
  MapPin,
  MonitorSmartphone,
  Package,
  RotateCcw,
  Settings,
  ShieldCheck,
  Star,
  Users,
} from 'lucide-react'
import { type AccountRouteName, accountRoutes } from '#contract/paths/account-paths'
import { publicPaths } from '#contract/paths/site-paths'
import { AccountHeader } from '#features/account-overview/account-header'
import { useTranslation } from '#lib/i18n/use-translation'
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
          {accountMenu.map(({ to, icon: Icon, name }) => (
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
          ))}
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

interface MenuEntry {
  to: string
  icon: LucideIcon
  name: (typeof entries)[number]['name']
}

const entries = [
  { route: 'account', icon: House, name: 'overview' },
  { route: 'account-orders', icon: Package, name: 'orders' },
  { path: publicPaths.practice, icon: RotateCcw, name: 'practice' },
  { path: publicPaths.saved, icon: Download, name: 'saved' },
  { route: 'account-favourites-posts', icon: Heart, name: 'favourites' },
  { route: 'account-alerts', icon: BellRing, name: 'alerts' },
  { route: 'account-subscriptions', icon: MailOpen, name: 'subscriptions' },
  { route: 'account-reviews', icon: Star, name: 'reviews' },
  { route: 'account-addresses', icon: MapPin, name: 'addresses' },
  { route: 'account-email', icon: Mail, name: 'email' },
  { route: 'account-password-change', icon: KeyRound, name: 'password' },
  { route: 'account-2fa', icon: ShieldCheck, name: 'security' },
  { route: 'account-sessions', icon: MonitorSmartphone, name: 'sessions' },
  { route: 'account-providers', icon: Users, name: 'providers' },
  { route: 'account-settings', icon: Settings, name: 'settings' },
  { route: 'account-help', icon: LifeBuoy, name: 'help' },
] as const satisfies readonly ({ icon: LucideIcon; name: string } & (
  | { route: AccountRouteName }
  | { path: string }
))[]

/** The account pages and the member's learning, in the order of the menu. */
const accountMenu: readonly MenuEntry[] = entries.map((entry) => ({
  icon: entry.icon,
  name: entry.name,
  to: 'route' in entry ? accountRoutes[entry.route].pattern : entry.path,
}))

/** Whether a page belongs to an entry of the menu; the overview has no subpages. */
function isInSection(path: string, entry: string): boolean {
  const section = entry.replace(/^(\/account\/favourites)\/.*/, '$1')
  if (section === accountRoutes.account.pattern) return path === section
  return path === section || path.startsWith(`${section}/`)
}
