import * as z from 'zod/mini'
import { exampleOrderCreation } from '#contract/examples/order-examples'
import { orderCreation } from '#contract/shop/order-creation'
import { wholePage } from '#upstream/api'
import type { UpstreamRequest } from '#upstream/client'
import { type OrderBody, orderBody } from '#upstream/order-body'
import { cartItemRow, cartRow } from '#upstream/testing/order-rows'
import { ids, ownThings } from './own-things'
import { type Instead, startForMember } from './start-for-member'

export const placing = 'POST /orders'

/** The product of the example order. */
const product = 41

/** An order as the API makes it of a body; of the example's where none is given. */
export function orderOf(body: Partial<OrderBody> = {}) {
  const example = orderBody(z.parse(orderCreation, exampleOrderCreation))
  const { payWayId, countryId, regionId, shippingKind: _, ...texts } = { ...example, ...body }
  const own = ownThings.order('own')
  return {
    ...own,
    ...texts,
    id: Number(own.id),
    country: countryId,
    region: regionId,
    payWay: payWayId,
    createdAt: '2026-04-01T12:00:00+03:00',
    items: own.items.map((item) => ({ ...item, product: { ...item.product, id: product } })),
  }
}
export type MadeOrder = ReturnType<typeof orderOf>

/** Those requests that write. */
export const written = (requests: readonly string[]) =>
  requests.filter((one) => !one.startsWith('GET '))

interface ShopOptions {
  /** Pieces of the product that are in the cart, and those that there are. */
  inCart?: number
  stock?: number
  /** What reaches the gateway of the API's answer to a new order. */
  line?: (answer: Response) => Response | Promise<Response>
  /** Whether the API keeps the answer of a new order for its key. */
  isKept?: boolean
  /** Answers in place of the API, before it does anything. */
  instead?: Instead
  variables?: Record<string, string>
}

const refusal = (body: object) => ({ status: 400, body })

/** An API with the cart of one person, keys of orders and the orders that were made of the cart. */
export function startOrderShop(options: ShopOptions = {}) {
  const { inCart = 3, stock = 100, line = (answer) => answer, isKept = true } = options
  const cart = new Map<number, number>(inCart > 0 ? [[product, inCart]] : [])
  const keys = new Map<string, { status: number; body: object }>()
  const orders: MadeOrder[] = []

  const itemRow = ([id, quantity]: readonly [number, number]) => ({
    ...cartItemRow,
    id: 1000 + id,
    product: { ...cartItemRow.product, id, stock },
    quantity,
  })

  function makeOrder(body: Partial<OrderBody>) {
    if (!body.firstName) return refusal({ firstName: ['This field is required.'] })
    if (cart.size === 0) return refusal({ cart: ['Cart is empty. Please add items.'] })
    if ([...cart.values()].some((quantity) => quantity > stock)) {
      const sentence = `Product 'Α' has insufficient stock. Available: ${stock}, Requested: 3`
      return refusal({ cart: [sentence] })
    }
    const order = orderOf(body)
    const [model] = order.items
    order.id = ids.own + orders.length
    order.items = [...cart].flatMap(([id, quantity]) =>
      model
        ? [{ ...model, product: { ...model.product, id }, quantity, originalQuantity: quantity }]
        : [],
    )
    orders.unshift(order)
    cart.clear()
    return { status: 201, body: order }
  }

  async function answerOrder({ body, headers }: UpstreamRequest): Promise<Response> {
    const key = headers['idempotency-key'] ?? ''
    const known = keys.get(key)
    if (known) {
      const replayed = { 'idempotent-replay': 'true' }
      return Response.json(known.body, { status: known.status, headers: replayed })
    }
    const made = makeOrder(JSON.parse(String(body)))
    if (isKept || made.status !== 201) keys.set(key, made)
    const answer = Response.json(made.body, { status: made.status })
    return made.status === 201 ? line(answer) : answer
  }

  function changeCart(request: string, sent: UpstreamRequest): Response | undefined {
    const [method = '', path = ''] = request.split(' ')
    if (!path.startsWith('/cart/item')) return undefined
    const body = JSON.parse(String(sent.body ?? '{}'))
    const id = Number(body.product ?? Number(path.split('/').at(-1)) - 1000)
    if (method === 'DELETE') {
      cart.delete(id)
      return new Response(null, { status: 204 })
    }
    if (body.quantity > stock) {
      const sentence = `Not enough stock for 'Α'. Available: ${stock}, Requested: ${body.quantity}`
      return Response.json({ nonFieldErrors: [sentence] }, { status: 400 })
    }
    cart.set(id, body.quantity)
    return Response.json(itemRow([id, body.quantity]), { status: method === 'POST' ? 201 : 200 })
  }

  const shop = startForMember({
    ...(options.variables && { variables: options.variables }),
    instead(request, sent) {
      const other = options.instead?.(request, sent)
      if (other) return other
      if (request === 'GET /cart') {
        return Response.json({ ...cartRow, items: [...cart].map(itemRow) })
      }
      if (request === 'POST /order') return answerOrder(sent)
      if (request === 'GET /order/my_orders') return Response.json(wholePage(orders))
      const found = orders.find((order) => request === `GET /order/${order.id}`)
      return found ? Response.json(found) : changeCart(request, sent)
    },
  })
  return { ...shop, orders, cart, keys }
}
