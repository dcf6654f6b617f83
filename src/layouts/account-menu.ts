import {
  Heart,
  House,
  KeyRound,
  LifeBuoy,
  type LucideIcon,
  Mail,
  MapPin,
  MonitorSmartphone,
  Package,
  Settings,
  ShieldCheck,
  Star,
  Users,
} from 'lucide-react'
import { type AccountRouteName, accountRoutes } from '../../contract/paths/account-paths'

interface MenuPlace {
  to: string
  icon: LucideIcon
  name: (typeof entries)[number]['name']
}

const entries = [
  { route: 'account', icon: House, name: 'overview' },
  { route: 'account-orders', icon: Package, name: 'orders' },
  { route: 'account-favourites-posts', icon: Heart, name: 'favourites' },
  { route: 'account-reviews', icon: Star, name: 'reviews' },
  { route: 'account-addresses', icon: MapPin, name: 'addresses' },
  { route: 'account-email', icon: Mail, name: 'email' },
  { route: 'account-password-change', icon: KeyRound, name: 'password' },
  { route: 'account-2fa', icon: ShieldCheck, name: 'security' },
  { route: 'account-sessions', icon: MonitorSmartphone, name: 'sessions' },
  { route: 'account-providers', icon: Users, name: 'providers' },
  { route: 'account-settings', icon: Settings, name: 'settings' },
  { route: 'account-help', icon: LifeBuoy, name: 'help' },
] as const satisfies readonly { route: AccountRouteName; icon: LucideIcon; name: string }[]

/** The places of the account, in the order of the menu. */
export const accountMenu: readonly MenuPlace[] = entries.map(({ route, ...place }) => ({
  ...place,
  to: accountRoutes[route].pattern,
}))

/** Whether a page lies below a place of the menu; the overview holds only itself. */
export function isInSection(path: string, place: string): boolean {
  const section = place.replace(/^(\/account\/favourites)\/.*/, '$1')
  if (section === accountRoutes.account.pattern) return path === section
  return path === section || path.startsWith(`${section}/`)
}
