import { memoryStorage } from '#components/testing/browser-stubs'
import { exampleOrderDetail, examplePayWay } from '#contract/examples/order-examples'
import { createCall } from '#lib/http/call'
import { createApiRequest } from '#lib/http/request'
import type { HttpAnswer, HttpRequest } from '#lib/http/send-request'
import { apiCart, apiCartItem } from '#tests/support/api-cart'
import { apiPage } from '#tests/support/api-page'
import { jsonHeaders } from '#tests/support/json-headers'
import { createOrderCalls } from '../order-calls'
import { createOrderKeys } from '../order-keys'

/** Two pieces of one product. */
export const two = apiCart(apiCartItem(2))
/** The key of every order. */
export const key = '0f2b7c1e-5c0b-4d1e-9a53-000000000001'
/** A refusal of the gateway. */
export const wrapped = (status: number, data?: unknown) => ({
  statusCode: status,
  statusMessage: '',
  message: '',
  id: 'x',
  data,
})

/** What the shop answers. */
export interface Shop {
  cart?: unknown
  shippingPrice?: number
  payWays?: unknown[]
  /** Response to `POST /api/orders`. */
  order?: { status: number; body?: unknown; headers?: Record<string, string> } | Error
}

/** Order calls against a shop with these answers. */
export function startOrderCalls(shop: Shop = {}) {
  const { cart = two, shippingPrice = 3, payWays = [examplePayWay] } = shop
  const requests: HttpRequest[] = []
  const effects: string[] = []
  const storage = memoryStorage()
  const bodies: Record<string, unknown> = {
    '/api/cart': cart,
    '/api/config/public': { shippingPrice, shopAudience: 'superusers' },
    '/api/pay-way': apiPage(payWays),
  }
  const send = async (request: HttpRequest): Promise<HttpAnswer> => {
    requests.push(request)
    if (request.method === 'POST') {
      const { order } = shop
      if (order instanceof Error) throw order
      const { status = 201, body = exampleOrderDetail, headers = {} } = order ?? {}
      return { status, body, headers: jsonHeaders(headers) }
    }
    const body = bodies[request.path]
    const answer = { status: 200, body, headers: jsonHeaders() }
    if (body instanceof Error) throw body
    return typeof body === 'number' ? { ...answer, status: body } : answer
  }
  const call = createCall(createApiRequest(send))
  const time = { now: 50_000 }
  const now = () => time.now
  const keys = createOrderKeys({ tab: storage, shared: storage, newKey: () => key, now })
  const calls = createOrderCalls({
    send,
    call,
    keys,
    now,
    inTurn: (act) => {
      effects.push('turn')
      return act()
    },
    recheckSession: () => void effects.push('session'),
  })
  return { calls, keys, requests, effects, time }
}
