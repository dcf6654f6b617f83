import type * as z from 'zod/mini'

interface Def {
  type: string
  shape?: Record<string, z.ZodMiniType>
  element?: z.ZodMiniType
  innerType?: z.ZodMiniType
  valueType?: z.ZodMiniType
  options?: readonly z.ZodMiniType[]
  in?: z.ZodMiniType
}

/** What a schema is made of. */
const defOf = (schema: z.ZodMiniType) => schema._zod.def as unknown as Def

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/**
 * The fields of a schema, optional ones too, that none of these values has, as `results[].product.name`:
 * null is no value. What lies in a lost field is not named besides it.
 */
export function lostFields(
  schema: z.ZodMiniType,
  values: readonly unknown[],
  name = '',
): readonly string[] {
  const said = values.filter((value) => value !== undefined && value !== null)
  if (said.length === 0) return [name]
  const { shape, element, innerType, valueType, options, in: read } = defOf(schema)
  const inner = innerType ?? read
  if (inner) return lostFields(inner, said, name)
  if (element) return lostFields(element, said.flat(), `${name}[]`)
  if (valueType) return lostFields(valueType, said.flatMap(Object.values), `${name}{}`)
  if (options) return options.flatMap((option) => lostFields(option, said, name))
  return Object.entries(shape ?? {}).flatMap(([key, field]) => {
    const found = said.map((value) => (isFields(value) ? value[key] : undefined))
    return lostFields(field, found, name ? `${name}.${key}` : key)
  })
}

/** The fields of a value that another, which its schema has read of it, lacks. */
export function surplusFields(value: unknown, read: unknown, name = ''): readonly string[] {
  if (!isFields(value)) return []
  const known = isFields(read) ? read : {}
  return Object.entries(value).flatMap(([key, field]) => {
    const path = Array.isArray(value) ? `${name}[]` : name ? `${name}.${key}` : key
    return key in known ? surplusFields(field, known[key], path) : [path]
  })
}
