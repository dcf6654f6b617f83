import type { QueryClient } from '@tanstack/react-query'
import { orderDetail } from '../../../contract/shop/order-detail'
import { accountKeys } from '../../session/account-keys'
import type { ChangeOutcome } from '../../session/change-machine'
import type { ownRequest } from '../../session/own-request'

/** Where one order is kept. */
export const orderKey = (id: number) => [...accountKeys.order, id] as const

/**
 * Cancels an order with `POST /api/orders/{id}/cancel`. Whatever came back, or did not, the order
 * itself says whether it is cancelled: it is read again, and what it says is the result.
 */
export async function cancelOrder(
  ask: typeof ownRequest,
  queries: QueryClient,
  id: number,
): Promise<ChangeOutcome> {
  const path = `/api/orders/${id}` as const
  const outcome = await ask({ method: 'POST', path: `${path}/cancel`, answer: orderDetail })
  const known = outcome.kind === 'done' ? outcome : await ask({ path, answer: orderDetail })
  void queries.invalidateQueries({ queryKey: accountKeys.orders })
  if (known.kind !== 'done') return outcome
  queries.setQueryData(orderKey(id), known.data)
  return known.data.status === 'CANCELED' ? known : refused(outcome)
}

/** The order stands: nothing is unknown about it any more. */
function refused(outcome: ChangeOutcome): ChangeOutcome {
  return outcome.kind === 'done' ? { kind: 'conflict', errors: [] } : outcome
}
