import { integer, text } from 'drizzle-orm/sqlite-core'

/** Translated fields by locale code. */
export type StoredTranslations = Record<string, Record<string, string>>

/** Columns of every entity; times are milliseconds since 1970. */
export const stampColumns = () => ({
  createdAt: integer().notNull(),
  updatedAt: integer().notNull(),
  uuid: text().notNull(),
})

export const translationsColumn = () => text({ mode: 'json' }).$type<StoredTranslations>().notNull()

export const seoColumns = () => ({
  seoTitle: text().notNull(),
  seoDescription: text().notNull(),
  seoKeywords: text().notNull(),
})

/**
 * Position of a node in its tree. `path` lists the ids from the root to the node, e.g. `/1/4/`, so
 * that descendants share its prefix.
 */
export const treeColumns = () => ({
  parent: integer(),
  level: integer().notNull(),
  treeId: integer().notNull(),
  path: text().notNull(),
})

/** Who a parcel goes to and where, of an address and of an order. */
export const recipientColumns = () => ({
  firstName: text().notNull(),
  lastName: text().notNull(),
  street: text().notNull(),
  streetNumber: text().notNull(),
  city: text().notNull(),
  zipcode: text().notNull(),
  phone: text().notNull(),
})
