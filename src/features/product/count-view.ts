import type { ApiRequest } from '../../lib/http/create-api-request'

/**
 * Counts one look at a product (`POST /api/products/{id}/update-view-count`). Whether it was
 * counted is nobody's concern on the page: a failure stays silent.
 */
export async function countView(request: ApiRequest, productId: number): Promise<void> {
  const path = `/api/products/${productId}/update-view-count` as const
  await request({ method: 'POST', path, keepalive: true })
}
