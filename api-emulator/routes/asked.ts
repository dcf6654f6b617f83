import type { Context } from 'hono'
import type { Asked } from '../answers/review-answer'
import type { RouteDeps } from '../dependencies'

/** Under which address and when a request came, and how it is answered. */
export function askedBy(
  c: Context,
  { clock, extensions }: Pick<RouteDeps, 'clock' | 'extensions'>,
): Asked {
  return { origin: new URL(c.req.url).origin, now: clock.now(), extensions }
}
