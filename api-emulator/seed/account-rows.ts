import type { credentials, emailAddresses } from '../store/auth-tables'
import { demoPasswordHash } from './demo-accounts'
import { userIds, userRows } from './people-rows'
import type { Seed } from './seed'

/** Passwords: only the demo accounts have one. */
export function credentialRows(seed: Seed): (typeof credentials.$inferInsert)[] {
  const idOf = userIds(seed)
  return seed.demoAccounts.map(({ person, hasPassword }) => ({
    user: idOf(person),
    passwordHash: hasPassword ? demoPasswordHash : null,
    lastLoginAt: null,
  }))
}

/** One address for each account. */
export function emailAddressRows(seed: Seed): (typeof emailAddresses.$inferInsert)[] {
  const unverified = seed.demoAccounts.filter(({ verified }) => !verified)
  return userRows(seed).map(({ email, id }, at) => ({
    user: id ?? at + 1,
    email,
    verified: !unverified.some((account) => account.email === email),
    primary: true,
  }))
}
