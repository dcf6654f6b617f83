import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { recipientColumns, stampColumns } from '../columns'

/**
 * Address books. `floor` and `locationType` may be empty; each user has at most one main address.
 */
export const userAddresses = sqliteTable(
  'userAddresses',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    user: integer().notNull(),
    title: text().notNull(),
    ...recipientColumns(),
    floor: text().notNull(),
    locationType: text().notNull(),
    country: text().notNull(),
    region: text().notNull(),
    notes: text().notNull(),
    isMain: integer({ mode: 'boolean' }).notNull(),
    ...stampColumns(),
  },
  (table) => [index('addressesOfUser').on(table.user)],
)
export type AddressRow = typeof userAddresses.$inferSelect
