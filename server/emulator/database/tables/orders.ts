import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { type OrderStatus, orderStatuses, paymentStatuses } from '#contract/shop/order'
import { recipientColumns, stampColumns, translationsColumn } from '../columns'

/**
 * Orders; money in euro, tax included. `user` is null for a guest. The address is as it was submitted;
 * the API keeps neither floor nor kind of it. Agreed amounts are stored, not
 * recomputed: prices, payment fee and total.
 */
export const orders = sqliteTable(
  'orders',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    user: integer(),
    email: text().notNull(),
    ...recipientColumns(),
    country: text(),
    region: text(),
    customerNotes: text().notNull(),
    payWay: integer(),
    /** The cart that it was made of, as long as that one is kept: until the payment. */
    cart: integer(),
    documentType: text().notNull(),
    /** Tax number for an invoice, which no answer says. */
    billingVatId: text(),
    status: text({ enum: orderStatuses }).notNull(),
    statusUpdatedAt: integer(),
    /** When it came to the statuses before the present one. */
    earlierStatuses: text({ mode: 'json' }).$type<Partial<Record<OrderStatus, number>>>(),
    paymentStatus: text({ enum: paymentStatuses }).notNull(),
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

/** Order items; `price` is the unit price at that time, in euro, tax included. */
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

/** Tax of an invoice at one rate, as texts with two decimals. */
export interface VatOfRate {
  rate: string
  subtotal: string
  vat: string
  gross: string
}

/** Invoices of completed orders; tax and number are those of the day of issue. */
export const invoices = sqliteTable('invoices', {
  order: integer().primaryKey(),
  number: text().notNull(),
  issueDate: text().notNull(),
  vatBreakdown: text({ mode: 'json' }).$type<VatOfRate[]>().notNull(),
})
export type InvoiceRow = typeof invoices.$inferSelect

/**
 * Answers by the fingerprint of an idempotency key, its scope, method and path. `status` is null
 * while the first call is under way.
 */
export const idempotencyKeys = sqliteTable('idempotencyKeys', {
  name: text().primaryKey(),
  status: integer(),
  body: text().notNull(),
  endsAt: integer().notNull(),
})

/** Payment methods. Money in euro; `freeForOrderAmount` 0 means that the cost is never waived. */
export const payWays = sqliteTable('payWays', {
  id: integer().primaryKey(),
  /** Enum name in the real API. */
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
