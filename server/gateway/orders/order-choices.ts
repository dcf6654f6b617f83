import { isOffered } from '#contract/shop/online-payment'
import type { OrderCreation } from '#contract/shop/order-creation'
import type { PayWay } from '#contract/shop/pay-way'
import { clientOf } from '../http/client-of'
import type { RouteContext } from '../http/route-env'
import { fieldsRefused } from '../lib/gateway-error'
import type { OrderListsReader } from './order-lists'
import { notSent, payWayRefused } from './order-refusals'

interface Chosen {
  body: OrderCreation
  orderLists: OrderListsReader
}

/**
 * Country, region and way to pay are of the shop's lists: the API answers 500 for a place that it
 * does not know. Returns the way to pay.
 * @throws GatewayError 400 with the field, 503 `orderNotSent` where the lists cannot be read
 */
export async function checkChoices(c: RouteContext, { body, orderLists }: Chosen): Promise<PayWay> {
  const read = orderLists.read(clientOf(c))
  const { countries, regions, payWays } = await read.catch((error: unknown) => {
    throw notSent(error)
  })
  if (!countries.some(({ alpha2 }) => alpha2 === body.country)) {
    throw fieldsRefused(['country'], 'the shop does not deliver there')
  }
  if (!regions.some(({ alpha, country }) => alpha === body.region && country === body.country)) {
    throw fieldsRefused(['region'], 'the region is not one of the country')
  }
  const payWay = payWays.find(({ id }) => id === body.payWay)
  if (!payWay || !isOffered(payWay)) throw payWayRefused()
  return payWay
}
