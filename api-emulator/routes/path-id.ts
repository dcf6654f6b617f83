import type { Context } from 'hono'

/** The `{id}` of a path whose route lets only digits through. */
export const pathId = (c: Context): number => Number(c.req.param('id'))
