import * as z from 'zod/mini'
import { isOffered, type OnlinePayments } from '../../contract/shop/online-payment'
import { payWay } from '../../contract/shop/pay-way'
import { parse } from '../routes/answer-readers'
import type { OwnCalls } from '../routes/own-row'

const payWayPage = z.object({ results: z.array(payWay) })

/**
 * Whether the shop offers a way to pay; one that is paid online only where it is known where.
 * @throws GatewayError why that cannot be read
 */
export async function offersPayWay(
  { ask }: Pick<OwnCalls, 'ask'>,
  id: number,
  payments: OnlinePayments,
): Promise<boolean> {
  const { results } = parse(payWayPage, await ask('GET', '/pay_way?active=true&pageSize=100'))
  const found = results.find((one) => one.id === id)
  return found !== undefined && isOffered(found, payments)
}
