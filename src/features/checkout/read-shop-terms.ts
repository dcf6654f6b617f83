import { runtimeConfig } from '../../../contract/config/runtime-config'
import { isOffered } from '../../../contract/shop/online-payment'
import { payWay } from '../../../contract/shop/pay-way'
import { pageOf } from '../../../contract/wire/page'
import type { ApiRequest, ApiResult } from '../../lib/http/create-api-request'
import type { ShopTerms } from './shop-terms'

/**
 * Reads `GET /api/config/public` and `GET /api/pay-way`; ways to pay that lead nowhere are left out.
 */
export async function readShopTerms(
  ask: ApiRequest,
  signal?: AbortSignal,
): Promise<ApiResult<ShopTerms>> {
  const [config, ways] = await Promise.all([
    ask({ path: '/api/config/public', answer: runtimeConfig, signal }),
    ask({
      path: '/api/pay-way',
      query: { ordering: 'sortOrder' },
      answer: pageOf(payWay),
      signal,
    }),
  ])
  if (!config.ok) return config
  if (!ways.ok) return ways
  const { shippingPrice, onlinePayments, orderMail } = config.data
  const payWays = ways.data.results.filter((way) => isOffered(way, onlinePayments))
  return { ok: true, data: { shippingPrice, payWays, isMailed: orderMail === 'sent' } }
}
