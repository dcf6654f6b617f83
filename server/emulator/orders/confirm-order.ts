import type { RouteDeps } from '../lib/dependencies'
import { sendMail } from '../outbox/send-mail'
import type { WholeOrder } from './queries'

/** Sends the confirmation mail. A failure does not undo the order. */
export async function confirmByMail(deps: RouteDeps, order: WholeOrder): Promise<void> {
  const mailed = { ...order, payWay: order.way }
  await sendMail(deps, order.email, { kind: 'orderPlaced', order: mailed }).catch(deps.report)
}
