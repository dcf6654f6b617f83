import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { stampColumns } from '../columns'

/** One cart for each user, and carts of guests, which their uuid opens. */
export const carts = sqliteTable('carts', {
  id: integer().primaryKey({ autoIncrement: true }),
  user: integer().unique(),
  lastActivity: integer().notNull(),
  ...stampColumns(),
})
export type CartRow = typeof carts.$inferSelect

/** Each product is in a cart once, with its quantity. */
export const cartItems = sqliteTable(
  'cartItems',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    cart: integer().notNull(),
    product: integer().notNull(),
    quantity: integer().notNull(),
    ...stampColumns(),
  },
  (table) => [
    uniqueIndex('oneItemEach').on(table.cart, table.product),
    check('quantityIsPositive', sql`${table.quantity} > 0`),
  ],
)
