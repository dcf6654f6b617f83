import type { Context } from 'hono'
import * as z from 'zod'

const nodeBindings = z.object({ incoming: z.object({ url: z.string() }) })

/**
 * The path exactly as it was asked for: percent signs, back slashes and dot segments in place,
 * without query. On Node it comes from the socket, because building a URL already folds `..`.
 */
export function rawRequestPath(c: Context): string {
  const node = nodeBindings.safeParse(c.env)
  const target = node.success ? node.data.incoming.url : c.req.url
  return target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '')
}
