import { uuid } from '../wire/scalars'

/**
 * Header of `POST /api/orders` that lets an order be sent again without being placed twice
 * (decision M3). The same key with another body is answered 422, while the first is under way 409.
 */
export const idempotencyHeader = 'Idempotency-Key'

/** Its value: made once for each order, and kept until the order has an answer. */
export const idempotencyKey = uuid

/**
 * Header of an answer whose order an earlier request with the same key had placed; its value is
 * `true`. An upstream of generation one knows no keys and never says so.
 */
export const replayedHeader = 'Idempotency-Replayed'
