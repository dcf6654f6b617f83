import type { OrderCreation } from '#contract/shop/order-creation'
import type { PayWay } from '#contract/shop/pay-way'
import { createPaymentIntent } from '#upstream/endpoints/orders'
import { paymentIntentBody } from '#upstream/order-body'
import { needsPaymentIntent } from '#upstream/pay-way'
import type { Buyer } from '../http/api'
import { GatewayError } from '../lib/gateway-error'
import { notSent, payWayRefused } from './order-refusals'

interface Ordered {
  buyer: Buyer
  body: OrderCreation
}

/**
 * The intent that an order names where its way to pay needs one: the bank is told, by the API, what
 * an order of the cart will cost. Nothing is paid with it, as the bank's page has a payment of its
 * own.
 * @throws GatewayError 400 where the bank or the API does not take it, 503 `orderNotSent`
 */
export async function intentFor(
  { buyer, body }: Ordered,
  payWay: PayWay,
): Promise<{ paymentIntentId?: string }> {
  if (!needsPaymentIntent(payWay)) return {}
  return buyer
    .ask(createPaymentIntent, { body: paymentIntentBody(body) })
    .catch((error: unknown) => {
      throw isRefusal(error) ? payWayRefused() : notSent(error)
    })
}

const isRefusal = (error: unknown) =>
  error instanceof GatewayError && (error.status === 400 || error.status === 404)
