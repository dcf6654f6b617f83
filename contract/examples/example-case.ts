import type { z } from 'zod/mini'

/** Stands for a field that is taken away. */
export const absent = Symbol('absent')

/** One schema, a worked example of what crosses the wire, and what the schema must refuse. */
export interface ExampleCase {
  name: string
  schema: z.ZodMiniType
  wire: unknown
  /** True where any key may come, as the keys are what is told. */
  anyKey?: true
  /** A wrong value by the path where it is put, e.g. `['items.0.quantity', 0]`; '' is the whole. */
  refuses: readonly (readonly [path: string, wrong: unknown])[]
}

/** A copy of an example with one value put in place, or taken away. */
export function withValue(wire: unknown, path: string, value: unknown): unknown {
  if (path === '') return value
  const copy = structuredClone(wire)
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const holder = keys.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), copy)
  if (typeof holder !== 'object' || holder === null) throw new Error(`nothing at ${path}`)
  if (value === absent) Reflect.deleteProperty(holder, last)
  else Reflect.set(holder, last, value)
  return copy
}
