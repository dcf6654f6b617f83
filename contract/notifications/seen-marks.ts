import * as z from 'zod/mini'
import { largestPageSize } from '../wire/page'
import { count, id } from '../wire/scalars'

/** Body of `PATCH /api/notification/user/{id}`. */
export const seenChange = z.object({ seen: z.boolean() })

/** Body of `POST /api/notification/user/mark-as-seen` and `…/mark-as-unseen`. */
export const seenMarks = z.object({
  notificationUserIds: z.array(id).check(z.minLength(1), z.maxLength(largestPageSize)),
})

/** Answer of the four calls that mark several at once. */
export const seenMarked = z.object({ success: z.literal(true) })

/** Answer of `GET /api/notification/user/unseen-count`; the gateway says 0 where the API is silent. */
export const unseenCount = z.object({ count })

/**
 * Body of the upstream's `POST /notification/ids`: the notifications of these ids, whosever they are.
 * The gateway alone asks it, for ids of the person's own list.
 */
export const notificationIds = z.object({
  ids: z.array(id).check(z.minLength(1), z.maxLength(largestPageSize)),
})
