/** The functions of lodash-es that Formik uses to copy form values. */

/** A copy of the outermost list or object, of the same class, as `lodash-es/clone`. */
export function clone(value: unknown): unknown {
  if (Array.isArray(value)) return [...value]
  if (typeof value !== 'object' || value === null) return value
  return Object.assign(Object.create(Object.getPrototypeOf(value)), value)
}

/** A deep copy of lists and plain objects; any other value, such as a file, is not copied. */
export function cloneDeep(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cloneDeep)
  if (!isPlainObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cloneDeep(inner)]))
}

/** Whether a value is an object without a class, as `lodash-es/isPlainObject`. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** The steps of a path such as `items[0].name`, as `lodash-es/toPath`. */
export function toPath(path: unknown): string[] {
  if (Array.isArray(path)) return path.map(String)
  return String(path).match(/[^.[\]]+/g) ?? []
}
