import { desc } from 'drizzle-orm'
import type { Store } from '../database/store'
import { type AddressRow, userAddresses } from '../database/tables/addresses'
import { stampFields } from '../lib/answer-fields'
import { sliceQuery, tableList } from '../lib/list-source'
import { isBoolean, isNumber, isText } from '../lib/query-filters'

/** All addresses: main addresses first, then the newest. */
export function addressList(store: Store) {
  const { id, city, zipcode, isMain, createdAt, updatedAt } = userAddresses
  return tableList(store, userAddresses, {
    rows: (slice) => sliceQuery(store.db.select().from(userAddresses).$dynamic(), slice),
    orderings: { id, city, zipcode, isMain, createdAt, updatedAt },
    defaultOrder: [desc(isMain), desc(createdAt), desc(id)],
  })
}

export const addressFilters = {
  id: isNumber(userAddresses.id),
  country: isText(userAddresses.country),
  city: isText(userAddresses.city),
  street: isText(userAddresses.street),
  zipcode: isText(userAddresses.zipcode),
  locationType: isText(userAddresses.locationType),
  isMain: isBoolean(userAddresses.isMain),
}

export function addressAnswer(row: AddressRow) {
  return { ...row, ...stampFields(row) }
}
