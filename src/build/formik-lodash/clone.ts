/** A copy of the outermost list or object, of the same class, as `lodash-es/clone`. */
export default function clone(value: unknown): unknown {
  if (Array.isArray(value)) return [...value]
  if (typeof value !== 'object' || value === null) return value
  return Object.assign(Object.create(Object.getPrototypeOf(value)), value)
}
