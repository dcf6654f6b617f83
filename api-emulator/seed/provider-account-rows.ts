import { providerId } from '../provider/provider-client'
import type { providerAccounts } from '../store/provider-tables'
import { userIds } from './people-rows'
import { providerPeople } from './provider-people'
import type { Seed } from './seed'

/** Connections of the seed: the demo account without a password signs in with the provider. */
export function providerAccountRows(seed: Seed): (typeof providerAccounts.$inferInsert)[] {
  const idOf = userIds(seed)
  const social = seed.demoAccounts.filter(({ hasPassword }) => !hasPassword)
  return social.flatMap(({ email, person }) =>
    providerPeople
      .filter((known) => 'email' in known && known.email === email)
      .map(({ uid }) => ({ user: idOf(person), provider: providerId, uid, display: email })),
  )
}
