import type { Order } from '../../../contract/shop/order'

/** What happens after an order; each has its sentence among the texts. */
export type NextStep = 'stopped' | 'mail' | 'online' | 'transfer' | 'pack' | 'send' | 'payAtDoor'

type Placed = Pick<Order, 'payWay' | 'status' | 'paymentStatus'>

/**
 * What comes next, in the order in which it happens. An order whose payment has to be confirmed is
 * packed after that; one that was stopped goes nowhere.
 */
export function nextSteps({ payWay, status, paymentStatus }: Placed): NextStep[] {
  if (['CANCELED', 'RETURNED', 'REFUNDED'].includes(status)) return ['stopped']
  const isPaid = paymentStatus === 'COMPLETED'
  const isOnline = payWay?.isOnlinePayment === true
  const isTransfer = payWay?.requiresConfirmation === true
  if (isPaid) return ['mail', 'pack', 'send']
  if (isOnline) return ['mail', 'online', 'pack', 'send']
  if (isTransfer) return ['mail', 'transfer', 'pack', 'send']
  return ['mail', 'pack', 'send', ...(payWay ? (['payAtDoor'] as const) : [])]
}
