import type { OnlinePayments } from '../../../contract/shop/online-payment'
import { isOffered } from '../../../contract/shop/online-payment'
import { payWay } from '../../../contract/shop/pay-way'
import { payWayCodeOf } from '../../../contract/shop/pay-way-code'
import type { PayWayFact } from '../../../contract/shop/pay-way-fact'
import { translate } from '../../../contract/wire/translations'
import payWays from '../../../locales/el/pay-ways.json'
import type { Upstream } from './read-json'
import { readList } from './read-list'

/**
 * The ways to pay that are offered, in the shop's order.
 * @param payments where people pay online; ways that lead nowhere are left out, as at the checkout
 * @throws UpstreamFault where they cannot be read
 */
export async function readPayWays(
  upstream: Upstream,
  payments: OnlinePayments,
): Promise<PayWayFact[]> {
  const ways = await readList(upstream, '/pay_way', payWay)
  return ways
    .filter((way) => isOffered(way, payments))
    .sort((one, other) => (one.sortOrder ?? 0) - (other.sortOrder ?? 0) || one.id - other.id)
    .map((way) => {
      const code = payWayCodeOf(way)
      const name = code ? payWays[code].name : translate(way.translations, 'name')
      return { name, cost: way.cost, freeFrom: way.freeForOrderAmount }
    })
    .filter(({ name }) => name !== '')
}
