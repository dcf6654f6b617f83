import { integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { stampColumns, translationsColumn } from './column-kinds'

export const countries = sqliteTable('countries', {
  alpha2: text().primaryKey(),
  alpha3: text().notNull(),
  isoCc: integer(),
  phoneCode: integer(),
  translations: translationsColumn(),
  sortOrder: integer(),
  ...stampColumns(),
})
export type CountryRow = typeof countries.$inferSelect

export const regions = sqliteTable('regions', {
  alpha: text().primaryKey(),
  country: text().notNull(),
  translations: translationsColumn(),
  sortOrder: integer(),
  ...stampColumns(),
})
export type RegionRow = typeof regions.$inferSelect

/** Money in euro; `freeForOrderAmount` 0 means that the cost is never waived. */
export const payWays = sqliteTable('payWays', {
  id: integer().primaryKey(),
  /** Its enum name in the real API, which plain mode answers as its name. */
  code: text().notNull(),
  translations: translationsColumn(),
  active: integer({ mode: 'boolean' }).notNull(),
  cost: real().notNull(),
  freeForOrderAmount: real().notNull(),
  providerCode: text().notNull(),
  isOnlinePayment: integer({ mode: 'boolean' }).notNull(),
  requiresConfirmation: integer({ mode: 'boolean' }).notNull(),
  configuration: text({ mode: 'json' }).$type<Record<string, string>>(),
  sortOrder: integer(),
  ...stampColumns(),
})
export type PayWayRow = typeof payWays.$inferSelect
