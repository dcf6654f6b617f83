import { readOrder } from '#contract/endpoints/orders'
import { withdrawalOrderParam } from '#contract/paths/site-paths'
import type { OrderDetail } from '#contract/shop/order'
import { withdrawalLimits } from '#contract/withdrawal/withdrawal'
import type { Call } from '#lib/http/call'

/** The order number of the page's address; null for none. Browser only. */
export function linkedOrder(search: string = window.location.search): string | null {
  const number = new URLSearchParams(search).get(withdrawalOrderParam)?.trim() ?? ''
  return number === '' || number.length > withdrawalLimits.orderNumber.max ? null : number
}

const orderId = /^[1-9]\d{0,14}$/

interface OwnOrderDeps {
  /** Resolves once a member is signed in. */
  whenMember: () => Promise<void>
  call: Call
}

/** The member's order of this number; null where there is none. */
export async function fetchOwnOrder(
  number: string | null,
  { whenMember, call }: OwnOrderDeps,
): Promise<OrderDetail | null> {
  if (number === null || !orderId.test(number)) return null
  await whenMember()
  return call(readOrder, { params: { id: Number(number) } }).catch(() => null)
}
