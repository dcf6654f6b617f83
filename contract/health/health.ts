import * as z from 'zod/mini'

/**
 * Answer of `GET /health`. The backend counts as healthy when it answered at all; the three flags
 * are for its operators.
 */
export const health = z.object({
  database: z.boolean(),
  redis: z.boolean(),
  celery: z.boolean(),
})
