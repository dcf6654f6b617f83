import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** Accounts at identity providers that were connected; `uid` is what the provider calls them. */
export const providerAccounts = sqliteTable(
  'providerAccounts',
  {
    id: integer().primaryKey(),
    user: integer().notNull(),
    provider: text().notNull(),
    uid: text().notNull(),
    /** How the list of accounts names it. */
    display: text().notNull(),
  },
  (table) => [
    uniqueIndex('providerAccountByUid').on(table.provider, table.uid),
    index('providerAccountsOfUser').on(table.user),
  ],
)
export type ProviderAccountRow = typeof providerAccounts.$inferSelect
