import { idempotencyHeader, idempotencyKey } from '#contract/shop/order-creation'
import { fieldsRefused } from '../lib/gateway-error'
import type { RouteContext } from './route-env'

/**
 * The idempotency key of a request, in lower case.
 * @throws GatewayError 400 without a valid one
 */
export function readIdempotencyKey(c: RouteContext): string {
  const { data } = idempotencyKey.safeParse(c.req.header(idempotencyHeader))
  if (!data) throw fieldsRefused([idempotencyHeader], 'the header is missing or malformed')
  return data.toLowerCase()
}
