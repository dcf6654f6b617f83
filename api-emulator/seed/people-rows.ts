import type { users } from '../store/people-tables'
import type { DemoAccount } from './demo-accounts'
import { dayMs, derivedNumber, moment, stampsAt } from './derived-values'
import type { Seed } from './seed'
import { idsBy } from './seed-places'

interface Account {
  key: string
  firstName: string
  lastName: string
  username: string
  bio: string
  website: string
}

/** Every account of the seed: the authors first, then those who comment and review. */
function accounts({ authors, people }: Seed): Account[] {
  return [
    ...authors.map(({ key, displayName, bio, website }) => {
      const [firstName = '', ...lastName] = displayName.split(' ')
      return { key, firstName, lastName: lastName.join(' '), username: key, bio, website }
    }),
    ...people.map((person) => ({ ...person, bio: '', website: '' })),
  ]
}

/** Id of an account by its key. */
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
    picture: `media/uploads/users/${username}.png`,
    ...stampsAt(firstAccountAt + at * dayMs, 'user', username),
  }
}

/** Rows of the accounts. */
export function userRows(seed: Seed): (typeof users.$inferInsert)[] {
  const demoOf = (key: string) => seed.demoAccounts.find(({ person }) => person === key)
  return accounts(seed).map((account, at) => accountRow(account, at, demoOf(account.key)))
}
