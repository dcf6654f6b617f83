import type { RouteDeps } from '../lib/dependencies'
import type { NotificationMessage } from '../lib/live-sockets'
import { sendNotification } from '../notifications/queries'
import type { WholeOrder } from './queries'

/** Notifies the member whose order it is; a guest has no notifications. */
export async function notifyOwner(
  deps: RouteDeps,
  { id, user }: Pick<WholeOrder, 'id' | 'user'>,
  messageOf: (order: number) => NotificationMessage,
): Promise<void> {
  if (user !== null) await sendNotification(deps, user, messageOf(id))
}
