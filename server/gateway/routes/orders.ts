import * as z from 'zod/mini'
import * as orders from '#contract/endpoints/orders'
import { waitsForPayment } from '#contract/shop/online-payment'
import { type OrderState, orderStatus } from '#contract/shop/order'
import { id as idNumber } from '#contract/wire/scalars'
import * as upstream from '#upstream/endpoints/orders'
import { mayBeCanceled, orderDetail } from '#upstream/order'
import type { Api, Buyer, Viewer } from '../http/api'
import { createRoutes } from '../http/create-routes'
import { readQuery } from '../http/query'
import type { RouteContext } from '../http/route-env'
import { bought, one } from '../http/visible'
import { GatewayError } from '../lib/gateway-error'
import { downloadInvoice, readInvoice } from '../orders/invoices'
import { readNewestOrders } from '../orders/newest-orders'
import { createPaymentOpening, type PaymentTools } from '../orders/open-payment'
import { orderKeyLost } from '../orders/order-refusals'
import { createPaymentWarnings } from '../orders/payment-warnings'
import { createOrderPlacement, type OrderTools } from '../orders/place-order'
import { readOwnOrders, shownOrder } from '../orders/shown-orders'
import type { SharedState } from '../shared/shared-state'
import { parse } from '../upstream/read-answer'

interface Tools extends OrderTools, PaymentTools {
  api: Api
  config: OrderTools['config'] & PaymentTools['config']
  shared: Pick<SharedState, 'window' | 'values' | 'oneTime'>
}

/**
 * Orders of members, and those that a guest has placed in this browser. There are no routes to change,
 * delete, ship or refund them.
 */
export function orderRoutes(tools: Tools) {
  const { api, orderLists } = tools
  const { routes, route } = createRoutes(api)
  const placement = createOrderPlacement(tools)
  const openPayment = createPaymentOpening(tools)
  const warnOfPayments = createPaymentWarnings(tools)

  /** An order of a buyer, as the API says it. */
  async function shown(c: RouteContext, buyer: Buyer, found: unknown) {
    const order = await shownOrder(c, orderLists, one(orderDetail, bought)(found, buyer))
    await warnOfPayments(c, order)
    return order
  }

  /** The guest that a member was in this browser, whose orders may wait to be paid. */
  const formerGuest = async (c: RouteContext, buyer: Buyer) =>
    buyer.userId === null ? null : api.guestOf(c)

  /** The guest of this browser, also while a member is signed in, if they have placed this order. */
  async function guestWith(c: RouteContext, buyer: Buyer, uuid: string) {
    const guest = buyer.userId === null ? buyer : await api.guestOf(c)
    const order = guest?.state().orders.find((one) => one.uuid === uuid.toLowerCase())
    return guest && order ? { guest, order } : null
  }

  route(orders.listOrders, ({ c, member, endpoint }) => {
    const read = (query: URLSearchParams) => member.askRaw(upstream.listOrders, { query })
    return readOwnOrders(c, member, endpoint, { orderLists, read })
  })

  // Places an order once for each key of a buyer.
  route(orders.placeOrder, async ({ c, buyer, key, body }) => {
    const former = await formerGuest(c, buyer)
    return placement.place(c, { buyer, former, key, body })
  })

  route(orders.findSentOrder, async ({ c, key, body }) => {
    const guest = await api.guestOf(c)
    if (!guest) throw orderKeyLost()
    return placement.find(c, { buyer: guest, key, body })
  })

  route(orders.readOrder, async ({ c, member, id }) =>
    shown(c, member, await member.askRaw(upstream.readOrder, { params: { id } })),
  )

  // The API shows a guest's order, with name and address, to everybody who knows its uuid.
  route(orders.readOrderByUuid, async ({ c, buyer, id }) => {
    const known = await guestWith(c, buyer, id)
    if (!known && buyer.userId === null) throw new GatewayError(404)
    const reader = known?.guest ?? buyer
    const uuid = known?.order.uuid ?? id
    return shown(c, reader, await reader.askRaw(upstream.readOrderByUuid, { params: { uuid } }))
  })

  route(orders.readOrderState, async ({ c, id: uuid }) => {
    const guest = api.asGuest(c)
    const sent = { params: { uuid }, visible: bought }
    const found = await guest.ask(upstream.readOrderByUuid, sent).catch((error: unknown) => {
      // A member's, which only its owner may read.
      throw isForbidden(error) ? new GatewayError(404) : error
    })
    await warnOfPayments(c, found)
    return stateOf(found)
  })

  route(orders.findGuestOrder, async ({ c, id }) => {
    const guest = await api.guestOf(c)
    const order = guest?.state().orders.find((one) => one.id === Number(id))
    if (!order) throw new GatewayError(404)
    return { uuid: order.uuid }
  })

  route(orders.cancelOrder, async ({ c, member, id }) =>
    shown(c, member, await cancelOrder(member, { id })),
  )

  route(orders.cancelOrderByUuid, async ({ c, buyer, id }) => {
    const known = await guestWith(c, buyer, id)
    if (!known) throw new GatewayError(404)
    const { guest, order } = known
    return shown(c, guest, await cancelOrder(guest, order))
  })

  route(orders.readInvoice, ({ member, id }) => readInvoice(member, id))
  route(orders.downloadInvoice, ({ member, id }) => downloadInvoice(member, id))

  route(orders.openPayment, async ({ c, buyer, id: uuid }) => {
    const known = await guestWith(c, buyer, uuid)
    if (!known && buyer.userId === null) throw new GatewayError(404)
    return openPayment(c, known?.guest ?? buyer, known?.order.uuid ?? uuid)
  })

  route(orders.findUnpaidOrder, async ({ c, buyer }) => {
    const now = c.var.basics.clock()
    for (const one of [buyer, await formerGuest(c, buyer)]) {
      const found =
        one && (await readNewestOrders(one)).find((order) => waitsForPayment(order, now))
      if (!found) continue
      const { uuid } = found
      const order = await one.askRaw(upstream.readOrderByUuid, { params: { uuid } })
      return { order: await shown(c, one, order) }
    }
    return { order: null }
  })

  // Anybody may have the bank's address: they are told which order it is of, and no more.
  route(orders.findReturnedOrder, async ({ c, endpoint }) => {
    const { s, t } = Object.fromEntries(readQuery(c, endpoint.query))
    if (!s && !t) throw new GatewayError(404)
    const query = s ? { s } : { t: t ?? '' }
    return api
      .asGuest(c)
      .ask(upstream.findReturnedOrder, { query })
      .catch((error: unknown) => {
        throw isRefused(error) ? new GatewayError(404) : error
      })
  })

  return routes
}

const isRefused = (error: unknown) => error instanceof GatewayError && error.status === 400

const isForbidden = (error: unknown) => error instanceof GatewayError && error.status === 403

const cancellation = z.looseObject({
  id: idNumber,
  user: z.nullable(idNumber),
  status: orderStatus,
  canBeCanceled: z.boolean(),
})

/**
 * The API lets its staff cancel any order, and refuses to cancel one twice: both are checked before.
 * An order that is cancelled already is answered unchanged.
 */
async function cancelOrder(
  buyer: Buyer,
  { id, uuid }: { id: number | string; uuid?: string },
): Promise<unknown> {
  const read = () =>
    uuid
      ? buyer.askRaw(upstream.readOrderByUuid, { params: { uuid } })
      : buyer.askRaw(upstream.readOrder, { params: { id } })
  const found = cancellable(await read(), buyer)
  if (found.status === 'CANCELED') return found
  try {
    // A guest's order is opened by its uuid.
    const sent = { params: { id }, ...(uuid && { query: { uuid } }) }
    return await buyer.askRaw(upstream.cancelOrder, sent)
  } catch (error) {
    // One of two simultaneous cancellations is refused, and an answer may be lost.
    const again = await read().catch(() => null)
    const now = again === null ? null : cancellable(again, buyer)
    if (now?.status === 'CANCELED') return now
    throw error
  }
}

function cancellable(body: unknown, viewer: Viewer): z.output<typeof cancellation> {
  const found = parse(cancellation, body)
  if (!bought(found, viewer)) throw new GatewayError(404)
  if (found.status === 'CANCELED' || mayBeCanceled(found)) return found
  throw new GatewayError(409, { reason: 'it is too late to cancel' })
}

/** What strangers see of a guest's order, field by field: all else may be about the person. */
function stateOf(order: z.output<typeof orderDetail>): OrderState {
  const { id, status, statusUpdatedAt, createdAt, isCompleted, isCanceled } = order
  const { isPaidOnline, paymentStatus, timesPaid, statusDates } = order
  const { items, hasUnreadItems, shippingPrice, totalPriceItems, totalPriceExtra } = order
  return {
    ...{ id, status, statusUpdatedAt, createdAt, isCompleted, isCanceled },
    ...{ isPaidOnline, paymentStatus, timesPaid, statusDates },
    items: items.map(({ product, productName, price, quantity, totalPrice }) => ({
      ...{ product, productName, price, quantity, totalPrice },
    })),
    ...{ hasUnreadItems, shippingPrice, totalPriceItems, totalPriceExtra },
  }
}
