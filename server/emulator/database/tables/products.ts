import { sql } from 'drizzle-orm'
import { check, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { seoColumns, stampColumns, translationsColumn, treeColumns } from '../columns'

export const productCategories = sqliteTable('productCategories', {
  id: integer().primaryKey(),
  translations: translationsColumn(),
  slug: text().notNull(),
  ...treeColumns(),
  picture: text().notNull(),
  ...seoColumns(),
  ...stampColumns(),
})

/** A value of an attribute that a product has. */
export interface StoredAttribute {
  attributeId: number
  attributeName: string
  attributeValueId: number
  value: string
}

/**
 * `price` is net, in euro; `weightGrams` 0 means unknown. A constraint keeps `stock` from becoming
 * negative.
 */
export const products = sqliteTable(
  'products',
  {
    id: integer().primaryKey(),
    translations: translationsColumn(),
    slug: text().notNull(),
    category: integer(),
    variantGroup: integer(),
    brand: integer(),
    brandName: text(),
    attributes: text({ mode: 'json' })
      .$type<StoredAttribute[]>()
      .notNull()
      .$defaultFn(() => []),
    priceDropAlertsEnabled: integer({ mode: 'boolean' })
      .notNull()
      .$defaultFn(() => true),
    price: real().notNull(),
    vatPercent: real().notNull(),
    discountPercent: real().notNull(),
    viewCount: integer().notNull(),
    stock: integer().notNull(),
    active: integer({ mode: 'boolean' }).notNull(),
    weightGrams: real().notNull(),
    ...seoColumns(),
    ...stampColumns(),
  },
  (table) => [check('stockIsNotNegative', sql`${table.stock} >= 0`)],
)

export const productImages = sqliteTable('productImages', {
  id: integer().primaryKey(),
  product: integer().notNull(),
  translations: translationsColumn(),
  picture: text().notNull(),
  isMain: integer({ mode: 'boolean' }).notNull(),
  sortOrder: integer(),
  ...stampColumns(),
})

/** Each user reviews a product at most once. */
export const productReviews = sqliteTable(
  'productReviews',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    product: integer().notNull(),
    user: integer().notNull(),
    translations: translationsColumn(),
    rate: integer().notNull(),
    status: text({ enum: ['NEW', 'TRUE', 'FALSE'] }).notNull(),
    isPublished: integer({ mode: 'boolean' }).notNull(),
    publishedAt: integer(),
    ...stampColumns(),
  },
  (table) => [uniqueIndex('oneReviewEach').on(table.user, table.product)],
)

/** A product is a favourite of a user at most once. */
export const productFavourites = sqliteTable(
  'productFavourites',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    user: integer().notNull(),
    product: integer().notNull(),
    ...stampColumns(),
  },
  (table) => [uniqueIndex('oneMarkEach').on(table.user, table.product)],
)

/** Who is told once of a product: an account or, of a guest, an address as it was written. */
export const productAlerts = sqliteTable('productAlerts', {
  id: integer().primaryKey({ autoIncrement: true }),
  kind: text({ enum: ['restock', 'price_drop'] }).notNull(),
  product: integer().notNull(),
  user: integer(),
  email: text(),
  targetPrice: real(),
  isActive: integer({ mode: 'boolean' }).notNull(),
  notifiedAt: integer(),
  ...stampColumns(),
})
