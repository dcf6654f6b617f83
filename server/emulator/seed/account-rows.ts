import type { users } from '../database/tables/account'
import type { authenticators, credentials, emailAddresses } from '../database/tables/auth'
import type { providerAccounts } from '../database/tables/provider'
import { derivedNumber } from '../lib/derived-values'
import { providerId } from '../provider/provider-client'
import { providerPeople } from '../provider/provider-people'
import { type DemoAccount, demoPasswordHash } from './demo-accounts'
import { dayMs, idsBy, moment, stampsAt } from './row-values'
import type { Seed } from './seed-schema'

interface Account {
  key: string
  firstName: string
  lastName: string
  username: string
  bio: string
  website: string
}

/** All accounts of the seed: authors first, then commenters and reviewers. */
function accounts({ authors, people }: Seed): Account[] {
  return [
    ...authors.map(({ key, displayName, bio, website }) => {
      const [firstName = '', ...lastName] = displayName.split(' ')
      return { key, firstName, lastName: lastName.join(' '), username: key, bio, website }
    }),
    ...people.map((person) => ({ ...person, bio: '', website: '' })),
  ]
}

export function userIds(seed: Seed): (key: string) => number {
  return idsBy(accounts(seed), ({ key }) => key)
}

const firstAccountAt = moment('2025-08-01T10:00:00+03:00')
const noPages = {
  twitter: '',
  linkedin: '',
  facebook: '',
  instagram: '',
  youtube: '',
  github: '',
}

function accountRow(
  account: Account,
  at: number,
  demo: DemoAccount | undefined,
): typeof users.$inferInsert {
  const { firstName, lastName, username, bio, website } = account
  const isSuperuser = demo?.isSuperuser ?? false
  return {
    id: at + 1,
    email: demo?.email ?? `${username}@example.com`,
    username,
    firstName,
    lastName,
    phone: `+3069${String(derivedNumber(100_000_000, 'phone', username)).padStart(8, '0')}`,
    city: '',
    zipcode: String(10_000 + derivedNumber(75_000, 'zipcode', username)),
    address: '',
    place: '',
    country: 'GR',
    region: 'GR-I',
    birthDate: `19${70 + derivedNumber(30, 'birth', username)}-06-15`,
    ...noPages,
    website,
    bio,
    isActive: true,
    isStaff: isSuperuser,
    isSuperuser,
    picture: `media/stagona/uploads/users/${username}.png`,
    ...stampsAt(firstAccountAt + at * dayMs, 'user', username),
  }
}

export function userRows(seed: Seed): (typeof users.$inferInsert)[] {
  const demoOf = (key: string) => seed.demoAccounts.find(({ person }) => person === key)
  return accounts(seed).map((account, at) => accountRow(account, at, demoOf(account.key)))
}

export function credentialRows(seed: Seed): (typeof credentials.$inferInsert)[] {
  const idOf = userIds(seed)
  return seed.demoAccounts.map(({ person, hasPassword }) => ({
    user: idOf(person),
    passwordHash: hasPassword ? demoPasswordHash : null,
    lastLoginAt: null,
  }))
}

/** One e-mail address for each account. */
export function emailAddressRows(seed: Seed): (typeof emailAddresses.$inferInsert)[] {
  const unverified = seed.demoAccounts.filter(({ verified }) => !verified)
  return userRows(seed).map(({ email, id }, at) => ({
    user: id ?? at + 1,
    email,
    verified: !unverified.some((account) => account.email === email),
    primary: true,
  }))
}

/** Person whose account has a second factor. */
const protectedPerson = 'giorgos'

/** TOTP secret of the demo account in base 32. */
export const demoTotpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** Recovery codes of the demo account: 20260001 to 20260010. */
export const demoRecoveryCodes = Array.from({ length: 10 }, (_, at) => String(20_260_001 + at))

/** Second factors of the seed's accounts; the shape of `data` is defined in `server/emulator/mfa`. */
export function authenticatorRows(seed: Seed): (typeof authenticators.$inferInsert)[] {
  const user = userIds(seed)(protectedPerson)
  const common = { user, createdAt: moment('2026-01-10T18:00:00+02:00'), lastUsedAt: null }
  return [
    { ...common, id: 1, type: 'totp', data: { secret: demoTotpSecret } },
    { ...common, id: 2, type: 'recovery_codes', data: { codes: demoRecoveryCodes, used: [] } },
  ]
}

/**
 * Provider accounts of the seed: the demo account without a password signs in with the provider.
 */
export function providerAccountRows(seed: Seed): (typeof providerAccounts.$inferInsert)[] {
  const idOf = userIds(seed)
  const social = seed.demoAccounts.filter(({ hasPassword }) => !hasPassword)
  return social.flatMap(({ email, person }) =>
    providerPeople
      .filter((known) => 'email' in known && known.email === email)
      .map(({ uid }) => ({ user: idOf(person), provider: providerId, uid, display: email })),
  )
}
