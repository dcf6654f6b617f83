import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { orderStatuses, paymentStatuses } from '../../contract/shop/order-status'
import { stampColumns } from './column-kinds'

/** Where an order goes, as it was written. */
const recipientColumns = () => ({
  email: text().notNull(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  street: text().notNull(),
  streetNumber: text().notNull(),
  city: text().notNull(),
  zipcode: text().notNull(),
  place: text().notNull(),
  floor: text().notNull(),
  locationType: text().notNull(),
  country: text(),
  region: text(),
  phone: text().notNull(),
  mobilePhone: text(),
  customerNotes: text().notNull(),
})

/**
 * Orders; money in euro, tax included. `user` is null for a guest. What was agreed stays: prices,
 * the fee of the way to pay and the sum are kept, not computed again (decision M1).
 */
export const orders = sqliteTable(
  'orders',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    user: integer(),
    ...recipientColumns(),
    payWay: integer(),
    documentType: text().notNull(),
    status: text({ enum: orderStatuses }).notNull(),
    statusUpdatedAt: integer(),
    paymentStatus: text({ enum: ['', ...paymentStatuses] }).notNull(),
    paymentId: text().notNull(),
    paymentMethod: text().notNull(),
    shippingPrice: real().notNull(),
    payWayFee: real().notNull(),
    paidAmount: real().notNull(),
    trackingNumber: text().notNull(),
    shippingCarrier: text().notNull(),
    ...stampColumns(),
  },
  (table) => [index('ordersOfUser').on(table.user), index('ordersByUuid').on(table.uuid)],
)

/** Products of an order; `price` is what one piece cost then, in euro, tax included. */
export const orderItems = sqliteTable(
  'orderItems',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    order: integer().notNull(),
    product: integer().notNull(),
    price: real().notNull(),
    quantity: integer().notNull(),
    notes: text().notNull(),
    sortOrder: integer(),
    ...stampColumns(),
  },
  (table) => [index('itemsOfOrder').on(table.order)],
)
export type OrderItemRow = typeof orderItems.$inferSelect

/**
 * Orders that may be sent again (decision M3): whose key, the SHA-256 of the body it came with, and
 * the order it led to; null while that is under way. `user` is 0 for guests.
 */
export const orderKeys = sqliteTable(
  'orderKeys',
  {
    user: integer().notNull(),
    key: text().notNull(),
    fingerprint: text().notNull(),
    order: integer(),
    takenAt: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user, table.key] }),
    check('keyLeadsToAnOrder', sql`${table.order} > 0`),
  ],
)
