import * as z from 'zod/mini'
import { count } from '../wire/scalars'

/**
 * The call that the API makes when its owner presses "clear caches" in the admin. The site has one
 * thing to clear: itself, which is then built anew.
 */
export const cachePurgePath = '/api/admin/cache/purge'

/** Header with the token that API and gateway share. */
export const cachePurgeHeader = 'x-cache-purge-token'

/** Body of the call; a dry run changes nothing. */
export const cachePurge = z.object({
  patterns: z.array(z.string().check(z.maxLength(500))).check(z.maxLength(500)),
  dryRun: z._default(z.boolean(), false),
})

/** Its answer. */
export const cachePurged = z.object({ matched: count, deleted: count, blocked: count })
export type CachePurged = z.infer<typeof cachePurged>
