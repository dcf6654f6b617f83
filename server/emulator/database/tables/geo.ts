import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { stampColumns, translationsColumn } from '../columns'

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
