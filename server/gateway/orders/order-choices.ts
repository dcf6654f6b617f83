import { isOffered } from '#contract/shop/online-payment'
import type { OrderCreation } from '#contract/shop/order-creation'
import type { PayWay } from '#contract/shop/pay-way'
import type { OrderLists } from '#upstream/order'
import { clientOf } from '../http/client-of'
import type { RouteContext } from '../http/route-env'
import { fieldsRefused, GatewayError } from '../lib/gateway-error'
import type { OrderListsReader } from './order-lists'
import { notSent, payWayRefused } from './order-refusals'

interface Chosen {
  body: OrderCreation
  orderLists: OrderListsReader
}

/**
 * Country, region and way to pay are of the shop's lists: the API answers 500 for a place that it
 * does not know. What the kept lists lack is looked for in new ones. Returns the way to pay.
 * @throws GatewayError 400 with the field, 503 `orderNotSent` where the lists cannot be read
 */
export async function checkChoices(
  c: RouteContext,
  chosen: Chosen,
  { anew } = { anew: false },
): Promise<PayWay> {
  const { body, orderLists } = chosen
  const lists = await orderLists.read(clientOf(c), { anew }).catch((error: unknown) => {
    throw notSent(error)
  })
  const payWay = chosenOf(lists, body)
  if (!(payWay instanceof GatewayError)) return payWay
  if (anew) throw payWay
  return checkChoices(c, chosen, { anew: true })
}

/** The way to pay of an order, or what is chosen in it that is not offered. */
function chosenOf(
  { countries, regions, payWays }: OrderLists,
  { country, region, payWay: id }: OrderCreation,
): PayWay | GatewayError {
  if (!countries.some(({ alpha2 }) => alpha2 === country)) {
    return fieldsRefused(['country'], 'the shop does not deliver there')
  }
  if (!regions.some((row) => row.alpha === region && row.country === country)) {
    return fieldsRefused(['region'], 'the region is not one of the country')
  }
  const payWay = payWays.find((row) => row.id === id)
  return payWay && isOffered(payWay) ? payWay : payWayRefused()
}
