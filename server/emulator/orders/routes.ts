import { and, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { findCart } from '../cart/find-cart'
import { orders } from '../database/tables/orders'
import { type BearerEnv, signedIn, viewerOf } from '../lib/access-tokens'
import { answerList } from '../lib/answer-list'
import { detailError } from '../lib/api-error'
import type { RouteDeps } from '../lib/dependencies'
import { djangoPage } from '../lib/django-page'
import { queryParams } from '../lib/list-params'
import { findRow } from '../lib/list-source'
import { filterConditions } from '../lib/query-filters'
import { readBody } from '../lib/read-body'
import { notificationMessages } from '../notifications/messages'
import { cancelOrder } from './change-order'
import { confirmByMail } from './confirm-order'
import { placeOrder, UnknownPlace } from './create-order'
import { invoiceFile } from './invoice-file'
import { invoiceAnswer } from './invoices'
import { orderMessages } from './messages'
import { notifyOwner } from './notify-owner'
import { orderBody } from './order-body'
import { openSession, orderOfReturn, sessionAnswer, sessionBody } from './payment-sessions'
import { orderAnswer, orderDetailAnswer, orderFilters, orderList, type WholeOrder } from './queries'

/**
 * Checks that the caller may read the order: their own, or any for staff.
 * @throws ApiError 403
 */
function mayRead(c: Context<BearerEnv>, order: WholeOrder): WholeOrder {
  if (order.user === null && !c.get('account')?.user.isStaff) {
    throw detailError(403, orderMessages.ofGuest)
  }
  const caller = signedIn(c)
  if (order.user === caller.id || caller.user.isStaff) return order
  throw detailError(403, orderMessages.ofAnother)
}

/** Body of a 500 that the real API does not handle. */
const serverError = djangoPage('Server Error (500)')

/** `/order`: orders of customers. */
export function orderRoutes(deps: RouteDeps) {
  const list = orderList(deps.store)
  const byUuid = { ...list, key: orders.uuid }

  async function ofPath(c: Context<BearerEnv>) {
    const id = Number(c.req.param('id'))
    return findRow(list, id, detailError(404, orderMessages.noSuchOrder(id)))
  }

  /** For its owner alone: guests are sent away before anything is looked up. */
  async function invoiced(c: Context<BearerEnv>) {
    signedIn(c)
    const order = mayRead(c, await ofPath(c))
    if (!order.invoice) throw detailError(404, orderMessages.noInvoice)
    return { order, invoice: order.invoice }
  }

  /** Who knows the uuid of a guest's order may cancel and pay it, members too. */
  async function opened(c: Context<BearerEnv>) {
    const order = await ofPath(c)
    const isOpened = order.user === null && c.req.query('uuid') === order.uuid
    return isOpened ? order : mayRead(c, order)
  }

  return new Hono<BearerEnv>()
    .get('/my_orders', (c) => {
      const mine = eq(orders.user, signedIn(c).id)
      const where = and(mine, filterConditions(queryParams(c.req.url), orderFilters))
      return answerList(c, list, where, (rows) => rows.map(orderAnswer))
    })
    .post('/', async (c) => {
      const user = viewerOf(c)
      const body = await readBody(c, orderBody)
      try {
        const id = await placeOrder(deps, { user, body, cart: await findCart(deps, c) })
        const row = await findRow(list, id)
        await notifyOwner(deps, row, notificationMessages.orderPlaced)
        if (!row.way?.isOnlinePayment) await confirmByMail(deps, row)
        return c.json(orderDetailAnswer(row), 201)
      } catch (problem) {
        if (problem instanceof UnknownPlace) return c.html(serverError, 500)
        throw problem
      }
    })
    .get('/:id{[0-9]+}', async (c) => c.json(orderDetailAnswer(mayRead(c, await ofPath(c)))))
    .get('/uuid/:uuid', async (c) => {
      const uuid = c.req.param('uuid')
      const row = await findRow(byUuid, uuid, detailError(404, orderMessages.noSuchUuid(uuid)))
      const isOpen = row.user === null || row.user === viewerOf(c)
      if (!isOpen) throw detailError(403, orderMessages.ofAnother)
      return c.json(orderDetailAnswer(row))
    })
    .get('/:id{[0-9]+}/invoice', async (c) => {
      const { order, invoice } = await invoiced(c)
      return c.json(invoiceAnswer(deps, order, invoice))
    })
    .get('/:id{[0-9]+}/invoice/download', async (c) => {
      const { order, invoice } = await invoiced(c)
      return c.body(invoiceFile(order, invoice), 200, {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${invoice.number}.pdf"`,
      })
    })
    .post('/:id{[0-9]+}/cancel', async (c) => {
      const order = await opened(c)
      await cancelOrder(deps, order)
      return c.json(orderDetailAnswer(await findRow(list, order.id)))
    })
    .post('/:id{[0-9]+}/create_checkout_session', async (c) => {
      const order = await opened(c)
      if (!order.way?.isOnlinePayment) throw detailError(400, orderMessages.notOnline)
      if (order.paymentStatus === 'COMPLETED') throw detailError(400, orderMessages.alreadyPaid)
      const addresses = await readBody(c, sessionBody)
      return c.json(sessionAnswer(deps, order, await openSession(deps, order, addresses)))
    })
    .get('/:id{[0-9]+}/payment_status', async (c) => {
      const order = await opened(c)
      // The API asks the bank for a payment that it has no id of.
      if (order.way?.isOnlinePayment) throw detailError(500, orderMessages.brokenPaymentStatus)
      throw detailError(400, orderMessages.noPaymentStatus)
    })
    .get('/viva_return', async (c) => {
      const { s, t } = c.req.query()
      if (!s && !t) throw detailError(400, orderMessages.noReference)
      const missing = detailError(404, orderMessages.noTransaction(t || s || ''))
      const id = await orderOfReturn(deps.store, { s, t })
      const { uuid, status, paymentStatus } = await findRow(list, id ?? 0, missing)
      return c.json({ id, uuid, status, paymentStatus })
    })
}
