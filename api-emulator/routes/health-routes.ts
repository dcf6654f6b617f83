import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { RouteDeps } from '../dependencies'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/**
 * `/api/v1/health`: the three flags and, as Django does, a cookie that nobody should pass on.
 * `/health/`: an empty answer while the server lives.
 */
export function healthRoutes({ store, random }: RouteDeps) {
  const token = () =>
    Array.from({ length: 32 }, () => letters[Math.floor(random() * letters.length)]).join('')
  return new Hono()
    .get('/api/v1/health', async (c) => {
      await store.db.run(sql`select 1`)
      c.header('set-cookie', `csrftoken=${token()}; Path=/; SameSite=Lax`)
      return c.json({ database: true, redis: true, celery: true })
    })
    .get('/health/', (c) => c.text(''))
}
