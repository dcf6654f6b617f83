import { withdrawalOrderParam } from '#contract/paths/site-paths'
import { type OrderDetail, orderDetail } from '#contract/shop/order'
import { withdrawalLimits } from '#contract/withdrawal/withdrawal'
import type { ApiRequest } from '#lib/http/request'

/** The order number of the page's address; null for none. Browser only. */
export function linkedOrder(search: string = window.location.search): string | null {
  const number = new URLSearchParams(search).get(withdrawalOrderParam)?.trim() ?? ''
  return number === '' || number.length > withdrawalLimits.orderNumber.max ? null : number
}

const orderId = /^[1-9]\d{0,14}$/

interface OwnOrderDeps {
  /** Resolves once a member is signed in. */
  whenMember: () => Promise<void>
  request: ApiRequest
}

/** The member's order of this number; null where there is none. */
export async function fetchOwnOrder(
  number: string | null,
  { whenMember, request }: OwnOrderDeps,
): Promise<OrderDetail | null> {
  if (number === null || !orderId.test(number)) return null
  await whenMember()
  const call = { path: `/api/orders/${Number(number)}`, answer: orderDetail } as const
  return request(call).catch(() => null)
}
