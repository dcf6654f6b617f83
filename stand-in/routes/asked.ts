import type { Context } from 'hono'
import type { Asked } from '../answers/review-answer'
import type { Clock } from '../clock'

/** Under which address and when a request came. */
export function askedBy(c: Context, clock: Clock): Asked {
  return { origin: new URL(c.req.url).origin, now: clock.now() }
}
