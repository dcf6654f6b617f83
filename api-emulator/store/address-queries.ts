import { desc } from 'drizzle-orm'
import { isNumber, isText, isTruth } from '../listing/query-filters'
import { type AddressRow, userAddresses } from './address-tables'
import { cutQuery } from './cut-query'
import type { Store } from './open-store'
import { wholeTable } from './whole-table'

/** The address books of everybody: the main address first, then the newest. */
export function addressList(store: Store) {
  const { id, country, zipcode, floor, locationType, isMain, createdAt, updatedAt } = userAddresses
  return wholeTable<AddressRow>(store, userAddresses, {
    rows: (slice) => cutQuery(store.db.select().from(userAddresses).$dynamic(), slice),
    key: id,
    keyOf: (row) => row.id,
    orderings: { id, country, zipcode, floor, locationType, isMain, createdAt, updatedAt },
    defaultOrder: [desc(isMain), desc(createdAt), desc(id)],
  })
}

/** What lists of addresses may be narrowed by. */
export const addressFilters = {
  id: isNumber(userAddresses.id),
  user: isNumber(userAddresses.user),
  country: isText(userAddresses.country),
  city: isText(userAddresses.city),
  street: isText(userAddresses.street),
  zipcode: isText(userAddresses.zipcode),
  floor: isText(userAddresses.floor),
  locationType: isText(userAddresses.locationType),
  isMain: isTruth(userAddresses.isMain),
}
