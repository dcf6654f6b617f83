import type * as z from 'zod/mini'

/** A schema and a body that it accepts, by a name for the test's title. */
export type Sample = readonly [name: string, schema: z.ZodMiniType, body: unknown]

/** A copy of a body with another value at a path, e.g. `items.0.quantity`; '' is the whole body. */
export function withValue(body: unknown, path: string, value: unknown): unknown {
  const [key, ...rest] = path.split('.')
  if (!key) return value
  const copy = Object.assign(Array.isArray(body) ? [] : {}, body)
  return Object.assign(copy, { [key]: withValue(Object(body)[key], rest.join('.'), value) })
}
