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

/** Whether a body is that of a running backend, whatever its flags are. */
export function isHealthy(body: unknown): boolean {
  return z.safeParse(health, body).success
}
