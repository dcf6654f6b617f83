import { isPaidOnline } from '../../../contract/shop/online-payment'
import type { Order } from '../../../contract/shop/order'

/** What happens after an order; each has its sentence among the texts. */
export type NextStep =
  | 'stopped'
  | 'mail'
  | 'online'
  | 'onlineUnknown'
  | 'transfer'
  | 'pack'
  | 'send'
  | 'payAtDoor'

type Placed = Pick<Order, 'payWay' | 'status' | 'paymentStatus'>

/**
 * What comes next, in the order in which it happens. An order whose payment has to be confirmed is
 * packed after that; one that was stopped goes nowhere.
 * @param address where it is paid online, null where nobody knows, undefined until that was read
 * @param isMailed whether the API is known to confirm orders by mail
 */
export function nextSteps(
  { payWay, status, paymentStatus }: Placed,
  address: string | null | undefined,
  isMailed: boolean,
): NextStep[] {
  if (['CANCELED', 'RETURNED', 'REFUNDED'].includes(status)) return ['stopped']
  const isPaid = paymentStatus === 'COMPLETED'
  const isOnline = payWay !== null && isPaidOnline(payWay)
  const isTransfer = payWay?.requiresConfirmation === true
  const mail = isMailed ? (['mail'] as const) : []
  if (isPaid) return [...mail, 'pack', 'send']
  if (isOnline && address === undefined) return [...mail, 'pack', 'send']
  if (isOnline) return [...mail, address ? 'online' : 'onlineUnknown', 'pack', 'send']
  if (isTransfer) return [...mail, 'transfer', 'pack', 'send']
  return [...mail, 'pack', 'send', ...(payWay ? (['payAtDoor'] as const) : [])]
}
