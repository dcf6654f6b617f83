import { athensDay } from '#contract/wire/athens-time'
import type { userAddresses } from '../database/tables/addresses'
import type { countries, regions } from '../database/tables/geo'
import type { notifications, notificationUsers } from '../database/tables/notifications'
import type { invoices, orderItems, orders, payWays } from '../database/tables/orders'
import { priceParts, toCents } from '../lib/money'
import { invoiceSeries, vatBreakdown } from '../orders/invoices'
import { payWayFee } from '../orders/order-cost'
import { userIds, userRows } from './account-rows'
import { dayMs, idsBy, moment, stampsAt } from './row-values'
import type { NotificationSeed, PlacedOrder, Seed } from './seed-schema'
import { productIds } from './shop-rows'

const openedAt = moment('2025-08-01T09:00:00+03:00')

export function countryRows(seed: Seed): (typeof countries.$inferInsert)[] {
  return seed.countries.map(({ name, ...country }) => ({
    ...country,
    translations: { el: { name } },
    ...stampsAt(openedAt, 'country', country.alpha2),
  }))
}

export function regionRows(seed: Seed): (typeof regions.$inferInsert)[] {
  return seed.regions.map(({ name, ...region }) => ({
    ...region,
    translations: { el: { name } },
    ...stampsAt(openedAt, 'region', region.alpha),
  }))
}

/** Rows of the payment methods. One with a provider has a configuration that must stay hidden. */
export function payWayRows(seed: Seed): (typeof payWays.$inferInsert)[] {
  return seed.payWays.map(({ code, name, description, instructions, ...way }, at) => ({
    id: at + 1,
    code,
    translations: { el: { name, description, instructions } },
    active: true,
    ...way,
    configuration: way.providerCode
      ? { clientId: way.providerCode, clientSecret: 'not-for-browsers', environment: 'test' }
      : null,
    ...stampsAt(openedAt, 'pay way', code),
  }))
}

/** What was bought, with its tax; the unit price is with tax and discount. */
function linesOf({ products }: Seed, { items }: PlacedOrder) {
  return items.map(([slug, quantity]) => {
    const product = products.find((one) => one.slug === slug)
    if (!product) throw new Error(`Unknown product in an order of the seed: "${slug}".`)
    const { price, vatPercent, discountPercent = 0 } = product
    const { finalPrice } = priceParts(price, vatPercent, discountPercent)
    return { slug, quantity, vatPercent, price: finalPrice }
  })
}

function recipientOf(seed: Seed, user: number) {
  const address = addressRows(seed).find((one) => one.user === user && one.isMain)
  const person = userRows(seed).find(({ id }) => id === user)
  if (!address || !person) throw new Error('An order of the seed has no address.')
  const { id: _id, uuid: _uuid, createdAt: _made, updatedAt: _changed, ...fields } = address
  const { user: _user, title: _title, isMain: _isMain, notes: _notes, ...recipient } = fields
  const { floor: _floor, locationType: _kind, ...kept } = recipient
  return { email: person.email, ...kept }
}

function orderIds({ placedOrders }: Seed): (key: string) => number {
  return idsBy(placedOrders, ({ key }) => key)
}

/** Rows of the orders with prices of the catalogue. */
export function placedOrderRows(seed: Seed): (typeof orders.$inferInsert)[] {
  const idOf = userIds(seed)
  const payWayOf = idsBy(seed.payWays, ({ code }) => code)
  return seed.placedOrders.map((order, at) => {
    const { key, person, items: _, payWay, tracking, customerNotes = '', ...values } = order
    const way = seed.payWays[payWayOf(payWay) - 1]
    const { shippingPrice } = order
    const items = linesOf(seed, order).reduce((sum, line) => sum + line.price * line.quantity, 0)
    const fee = way ? payWayFee(way, toCents(items + shippingPrice)) : 0
    const stamps = stampsAt(moment(order.createdAt), 'order', key)
    const [trackingNumber, shippingCarrier] = tracking ?? ['', '']
    return {
      id: at + 1,
      user: idOf(person),
      ...recipientOf(seed, idOf(person)),
      ...values,
      customerNotes,
      payWay: payWayOf(payWay),
      payWayFee: fee,
      paidAmount: toCents(items + shippingPrice + fee),
      paymentId: way?.isOnlinePayment ? '' : `offline_${stamps.uuid}`,
      paymentMethod: way?.providerCode ?? '',
      trackingNumber,
      shippingCarrier,
      ...stamps,
      earlierStatuses: momentsOf(order.earlierStatuses),
      statusUpdatedAt: moment(order.statusUpdatedAt),
    }
  })
}

const momentsOf = (dates: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(dates).map(([status, date]) => [status, moment(date)]))

export function orderItemRows(seed: Seed): (typeof orderItems.$inferInsert)[] {
  const productOf = productIds(seed)
  const rows = seed.placedOrders.flatMap((order, at) =>
    linesOf(seed, order).map(({ slug, price, quantity }, sortOrder) => ({
      order: at + 1,
      product: productOf(slug),
      price,
      quantity,
      notes: '',
      sortOrder,
      ...stampsAt(moment(order.createdAt), 'order item', order.key, slug),
    })),
  )
  return rows.map((row, at) => ({ id: at + 1, ...row }))
}

/** Invoices of the completed orders for a firm, with numbers in a row. */
export function invoiceRows(seed: Seed): (typeof invoices.$inferInsert)[] {
  const orderOf = orderIds(seed)
  return seed.placedOrders
    .filter(({ status, documentType }) => status === 'COMPLETED' && documentType === 'INVOICE')
    .map((order, at) => {
      const issueDate = athensDay(moment(order.statusUpdatedAt))
      return {
        order: orderOf(order.key),
        number: `${invoiceSeries(issueDate)}${String(at + 1).padStart(6, '0')}`,
        issueDate,
        vatBreakdown: vatBreakdown(linesOf(seed, order)),
      }
    })
}

const firstAt = moment('2026-01-12T20:00:00+02:00')

export function addressRows(seed: Seed): (typeof userAddresses.$inferInsert)[] {
  const idOf = userIds(seed)
  const people = userRows(seed)
  return seed.addresses.map(({ person, ...address }, at) => {
    const user = idOf(person)
    const { firstName = '', lastName = '' } = people.find(({ id }) => id === user) ?? {}
    return {
      id: at + 1,
      user,
      firstName,
      lastName,
      ...address,
      ...stampsAt(firstAt + at * dayMs, 'address', person, address.title),
    }
  })
}

function linkOf(seed: Seed, { about }: NotificationSeed): string {
  if (!about) return ''
  return 'link' in about ? about.link : `/account/orders/${orderIds(seed)(about.order)}`
}

export function notificationRows(seed: Seed): (typeof notifications.$inferInsert)[] {
  return seed.notifications.map((one, at) => {
    const createdAt = moment(one.createdAt)
    return {
      id: at + 1,
      translations: { el: { title: one.title, message: one.message } },
      link: linkOf(seed, one),
      kind: one.kind,
      category: one.about && 'order' in one.about ? 'ORDER' : 'SYSTEM',
      notificationType: '',
      expiryDate: createdAt + 180 * dayMs,
      ...stampsAt(createdAt, 'notification', at),
    }
  })
}

/** Rows of the users' copies; seen ones were seen the next day. */
export function notificationUserRows(seed: Seed): (typeof notificationUsers.$inferInsert)[] {
  const idOf = userIds(seed)
  const rows = seed.notifications.flatMap(({ createdAt, seenBy }, at) =>
    Object.entries(seenBy).map(([person, seen]) => ({
      user: idOf(person),
      notification: at + 1,
      seen,
      seenAt: seen ? moment(createdAt) + dayMs : null,
      ...stampsAt(moment(createdAt), 'notification', at, person),
    })),
  )
  return rows.map((row, at) => ({ id: at + 1, ...row }))
}
