import * as z from 'zod/mini'
import { lenientText } from '../wire/scalars'
import { order } from './order'

/**
 * One order, from `GET /order/{id}` and `GET /order/uuid/{uuid}`, and the answer to creating and
 * cancelling one. `timeSinceOrder` is the upstream's own wording.
 */
export const orderDetail = z.extend(order, {
  trackingInfo: z.nullish(z.object({ trackingNumber: lenientText, shippingCarrier: lenientText })),
  trackingNumber: lenientText,
  shippingCarrier: lenientText,
  timeSinceOrder: lenientText,
  customerFullName: lenientText,
  isCompleted: z.boolean(),
  isCanceled: z.boolean(),
})
export type OrderDetail = z.infer<typeof orderDetail>
