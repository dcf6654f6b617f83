import { accountRoutes } from '../../contract/paths/account-paths'

interface WayUp {
  to: string
  /** Its name among the account's texts. */
  name: (typeof sections)[number]['name'] | 'back'
}

/** Places of the account with pages of their own below them. */
const sections = [
  { to: accountRoutes['account-orders'].pattern, name: 'orders' },
  { to: accountRoutes['account-addresses'].pattern, name: 'addresses' },
  { to: accountRoutes['account-2fa'].pattern, name: 'security' },
] as const

/** Where one comes back to from a page of the account: the list it belongs to, else the overview. */
export function wayUp(path: string): WayUp {
  const section = sections.find(({ to }) => path.startsWith(`${to}/`))
  return section ?? { to: accountRoutes.account.pattern, name: 'back' }
}
