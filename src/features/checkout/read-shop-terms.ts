import { runtimeConfig } from '../../../contract/config/runtime-config'
import { payWay } from '../../../contract/shop/pay-way'
import { pageOf } from '../../../contract/wire/page'
import type { ApiRequest, ApiResult } from '../../shared/http/create-api-request'
import type { ShopTerms } from './shop-terms'

/** Reads `GET /api/config/public` and `GET /api/pay-way`. */
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
  const payWays = ways.data.results.filter(({ active }) => active)
  return { ok: true, data: { shippingPrice: config.data.shippingPrice, payWays } }
}
