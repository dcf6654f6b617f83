import { product } from '../../../contract/shop/product'
import { offerOf } from '../../../contract/shop/product-offer'
import type { ApiRequest } from '../../lib/http/create-api-request'
import type { FreshnessOutcome } from './freshness-machine'

/** Asks for the present offer of a product (`GET /api/products/{id}`). */
export async function askProduct(
  request: ApiRequest,
  productId: number,
  signal: AbortSignal,
): Promise<FreshnessOutcome> {
  const result = await request({ path: `/api/products/${productId}`, answer: product, signal })
  if (result.ok) {
    return result.data.active ? { kind: 'found', offer: offerOf(result.data) } : { kind: 'gone' }
  }
  const { kind } = result.problem
  if (kind === 'missing') return { kind: 'gone' }
  const isTold = kind === 'unreachable' || kind === 'tooMany'
  return { kind: 'refused', problem: isTold ? kind : 'failed' }
}
