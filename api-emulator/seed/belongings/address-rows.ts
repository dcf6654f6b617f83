import type { userAddresses } from '../../store/address-tables'
import { dayMs, moment, stampsAt } from '../derived-values'
import { userIds, userRows } from '../people-rows'
import type { Seed } from '../seed'

const firstAt = moment('2026-01-12T20:00:00+02:00')

/** Rows of the address books, under the names of their owners. */
export function addressRows(seed: Seed): (typeof userAddresses.$inferInsert)[] {
  const idOf = userIds(seed)
  const people = userRows(seed)
  return seed.addresses.map(({ person, ...address }, at) => {
    const user = idOf(person)
    const { firstName = '', lastName = '' } = people.find(({ id }) => id === user) ?? {}
    return {
      id: at + 1,
      user,
      firstName,
      lastName,
      mobilePhone: address.phone,
      ...address,
      ...stampsAt(firstAt + at * dayMs, 'address', person, address.title),
    }
  })
}
