import { priceParts } from '../../answers/cents'
import type { AnswerMode } from '../../answers/common-fields'
import { orderSums } from '../../orders/order-sums'
import type { orderItems, orders } from '../../store/placed-order-tables'
import { moment, stampsAt } from '../derived-values'
import { userIds, userRows } from '../people-rows'
import { productIds } from '../review-rows'
import type { Seed } from '../seed'
import { idsBy } from '../seed-places'
import { addressRows } from './address-rows'
import type { OrderSeed } from './belonging-types'

/** What one piece costs: net, as the real API stores it, or with tax and discount. */
function linesOf({ products }: Seed, { items }: OrderSeed, { extensions }: AnswerMode) {
  return items.map(([slug, quantity]) => {
    const product = products.find((one) => one.slug === slug)
    if (!product) throw new Error(`The seed orders "${slug}", which is not there.`)
    const { price, vatPercent, discountPercent = 0 } = product
    const { finalPrice } = priceParts(price, vatPercent, discountPercent)
    return { slug, quantity, price: extensions ? finalPrice : price }
  })
}

function recipientOf(seed: Seed, user: number) {
  const address = addressRows(seed).find((one) => one.user === user && one.isMain)
  const person = userRows(seed).find(({ id }) => id === user)
  if (!address || !person) throw new Error('Somebody in the seed orders to no address.')
  const { firstName, lastName, street, streetNumber, city, zipcode } = address
  const { floor, locationType, country, region, phone } = address
  const places = { street, streetNumber, city, zipcode, floor, locationType, country, region }
  return {
    email: person.email,
    firstName,
    lastName,
    ...places,
    phone,
    mobilePhone: null,
    place: '',
  }
}

/** Id of an order by its key. */
export function orderIds({ placedOrders }: Seed): (key: string) => number {
  return idsBy(placedOrders, ({ key }) => key)
}

/**
 * Rows of the orders: what was agreed is what the catalogue says (decision M1). In plain mode they are
 * as the recorded API keeps them: no fee, and what was paid is the shipping.
 */
export function placedOrderRows(seed: Seed, mode: AnswerMode): (typeof orders.$inferInsert)[] {
  const idOf = userIds(seed)
  const payWayOf = idsBy(seed.payWays, ({ code }) => code)
  return seed.placedOrders.map((order, at) => {
    const { key, person, items: _, payWay, tracking, customerNotes = '', ...told } = order
    const way = seed.payWays[payWayOf(payWay) - 1]
    const { shippingPrice } = order
    const fee = mode.extensions ? (way ?? null) : null
    const sums = orderSums(linesOf(seed, order, mode), shippingPrice, fee)
    const [trackingNumber, shippingCarrier] = tracking ?? ['', '']
    return {
      id: at + 1,
      user: idOf(person),
      ...recipientOf(seed, idOf(person)),
      ...told,
      customerNotes,
      payWay: payWayOf(payWay),
      payWayFee: sums.payWay,
      paidAmount: mode.extensions ? sums.total : shippingPrice,
      paymentId: '',
      paymentMethod: mode.extensions ? (way?.providerCode ?? '') : '',
      trackingNumber,
      shippingCarrier,
      ...stampsAt(moment(order.createdAt), 'order', key),
      statusUpdatedAt: moment(order.statusUpdatedAt),
    }
  })
}

/** Rows of what was ordered. */
export function orderItemRows(seed: Seed, mode: AnswerMode): (typeof orderItems.$inferInsert)[] {
  const productOf = productIds(seed)
  const rows = seed.placedOrders.flatMap((order, at) =>
    linesOf(seed, order, mode).map(({ slug, price, quantity }, sortOrder) => ({
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
