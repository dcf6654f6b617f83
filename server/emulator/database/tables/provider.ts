import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** Connected accounts of identity providers; `uid` is the subject at the provider. */
export const providerAccounts = sqliteTable(
  'providerAccounts',
  {
    id: integer().primaryKey(),
    user: integer().notNull(),
    provider: text().notNull(),
    uid: text().notNull(),
    /** Label in the list of accounts. */
    display: text().notNull(),
  },
  (table) => [
    uniqueIndex('providerAccountByUid').on(table.provider, table.uid),
    index('providerAccountsOfUser').on(table.user),
  ],
)
export type ProviderAccountRow = typeof providerAccounts.$inferSelect
