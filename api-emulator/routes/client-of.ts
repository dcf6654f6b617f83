import type { Context } from 'hono'

/** Who asks, as the API's limits see it: the forwarded address, else that of the connection. */
export function clientOf(c: Context): string {
  const forwarded = c.req.header('x-forwarded-for')?.replaceAll(' ', '')
  const incoming: { socket?: { remoteAddress?: string } } | undefined = c.env?.incoming
  return forwarded || incoming?.socket?.remoteAddress || 'unknown'
}
