import { integer, text } from 'drizzle-orm/sqlite-core'

/** Texts of an entity by locale code and field. */
export type StoredTranslations = Record<string, Record<string, string>>

/** Columns that every entity has; times are milliseconds since 1970. */
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
 * Place of a node in its tree. `path` lists the ids from the root to the node, e.g. `/1/4/`, so
 * that the descendants of a node are those whose path begins with its own.
 */
export const treeColumns = () => ({
  parent: integer(),
  level: integer().notNull(),
  treeId: integer().notNull(),
  path: text().notNull(),
})
